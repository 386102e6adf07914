/** Times are epoch ms; secrets are only here as hashes, except what an outlet needs to send. */
export interface Tables {
  settings: { name: string; value: string };
  devices: {
    id: string;
    user_id: string;
    name: string;
    key_hash: string;
    created_at: number;
    last_used_at: number | null;
    revoked_at: number | null;
  };
  pair_offers: {
    id: string;
    secret_hash: string;
    code_hash: string;
    user_id: string | null;
    name: string | null;
    tries: number;
    expires_at: number;
    used_at: number | null;
  };
  /** Whose watch it is, also after the service has removed it. */
  watches: { id: string; owner: string; name: string; target_id: string; metadata: string };
  events: {
    history_id: string;
    owner: string | null;
    watch_id: string;
    state: 'held' | 'published' | 'dropped';
    /** Given when it is published, in the order in which readers may see it. */
    seq: number | null;
    body: string;
    received_at: number;
    attempts: number;
    due_at: number;
  };
  counters: { name: string; value: number };
  outlets: { id: string; device_id: string; kind: string; settings: string; created_at: number };
  deliveries: {
    id: string;
    outlet_id: string;
    history_id: string;
    state: 'due' | 'done' | 'dead';
    attempts: number;
    due_at: number;
    last_error: string | null;
  };
  spent: { device: string; second: number; count: number };
}

/** Understood alike by SQLite and PostgreSQL; each is applied once, in order. Append only. */
export const STEPS: readonly (readonly string[])[] = [
  [
    'create table settings (name text primary key, value text not null)',
    `create table devices (id text primary key, user_id text not null, name text not null, key_hash text not null unique,
      created_at bigint not null, last_used_at bigint, revoked_at bigint)`,
    `create table pair_offers (id text primary key, secret_hash text not null, code_hash text not null, user_id text,
      name text, tries integer not null, expires_at bigint not null, used_at bigint)`,
    `create table watches (id text primary key, owner text not null, name text not null, target_id text not null,
      metadata text not null)`,
    'create index watches_by_owner on watches (owner)',
    `create table events (history_id text primary key, owner text, watch_id text not null, state text not null,
      seq bigint unique, body text not null, received_at bigint not null, attempts integer not null, due_at bigint not null)`,
    'create index events_by_owner on events (owner, seq)',
    'create index events_by_due on events (state, due_at)',
    'create table counters (name text primary key, value bigint not null)',
    "insert into counters (name, value) values ('events', 0), ('limit', 0)",
    `create table outlets (id text primary key, device_id text not null, kind text not null, settings text not null,
      created_at bigint not null)`,
    `create table deliveries (id text primary key, outlet_id text not null, history_id text not null, state text not null,
      attempts integer not null, due_at bigint not null, last_error text, unique (outlet_id, history_id))`,
    'create index deliveries_by_due on deliveries (state, due_at)',
    'create table spent (device text not null, second bigint not null, count integer not null, primary key (device, second))',
  ],
];
