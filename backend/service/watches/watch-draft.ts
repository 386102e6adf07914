import { nextStatus } from '../../../lib/domain/watch-state.ts';
import { DEFAULT_LIFE_MS, nextCheckAt } from '../../../lib/domain/watch-limits.ts';
import type { Rule } from '../../../lib/domain/rule.ts';
import type { ServiceStatus, TargetType } from '../../../lib/domain/watch.ts';
import type { Directory } from '../merchants/directory.ts';
import type { Report } from '../report.ts';
import { checkChannels, checkExpiry, checkFilters, checkMetadata, checkRules, checkTargets } from './check-body.ts';
import { checkNetworks, localeOf } from './check-networks.ts';
import type { StoredWatch } from './stored-watch.ts';
import type { WatchBody } from './watch-body.ts';
import { shownStart } from './watch-wire.ts';

/** A watch as a request wants it; the store adds ids and what the watch sees when it begins. */
export type WatchDraft = Omit<
  StoredWatch,
  'id' | 'teamId' | 'targetId' | 'baseline' | 'createdAt' | 'lastCheckedAt' | 'checkAt'
>;

/** What a request is judged by, and where the verdict goes. */
export interface Situation {
  readonly now: number;
  readonly directory: Directory;
  readonly report: Report;
}

type Required = 'name' | 'target_type' | 'target_ids' | 'status' | 'rules';
type WholeBody = WatchBody & { readonly [Key in Required]: NonNullable<WatchBody[Key]> };

const REQUIRED: readonly Required[] = ['name', 'target_type', 'target_ids', 'status', 'rules'];

/** What a create asks for; undefined, and the reasons in the report, when it may not. */
export function draftOfCreate(
  body: WatchBody,
  situation: Situation,
): { readonly draft: WatchDraft; readonly targetIds: readonly string[] } | undefined {
  const { now, directory, report } = situation;
  if (body.target_type !== undefined) {
    checkParts(body, body.target_type, situation);
    checkNetworks(body.networks, body.target_type === 'asin', directory, report);
    if (body.target_ids) checkTargets(body.target_type, body.target_ids, report);
  }
  if (!isWhole(body, report) || !report.isEmpty) return undefined;
  const draft: WatchDraft = {
    name: body.name,
    targetType: body.target_type,
    locale: localeOf(body.target_type, body.networks) ?? null,
    status: body.status,
    rules: body.rules,
    metadata: body.metadata ?? {},
    filters: body.filters ?? [],
    channels: body.notifications ?? [],
    expiresAt: secondsToMs(body.expire_timestamp) ?? now + DEFAULT_LIFE_MS,
  };
  return { draft, targetIds: [...new Set(body.target_ids)] };
}

function isWhole(body: WatchBody, report: Report): body is WholeBody {
  const missing = REQUIRED.filter((field) => body[field] === undefined);
  for (const field of missing) report.add(field, `The ${field} field is required.`);
  return missing.length === 0;
}

/** The watch after an update that says only what changes; undefined, and the reasons in the report, when it may not be. */
export function applyUpdate(watch: StoredWatch, body: WatchBody, situation: Situation): StoredWatch | undefined {
  const { now, directory, report } = situation;
  const asked = {
    ...watch,
    name: body.name ?? watch.name,
    targetType: body.target_type ?? watch.targetType,
    rules: body.rules?.map((rule, index) => withoutShownStart(rule, watch, index)) ?? watch.rules,
    filters: body.filters ?? watch.filters,
    metadata: body.metadata ?? watch.metadata,
    channels: body.notifications ?? watch.channels,
    locale: localeOf(body.target_type ?? watch.targetType, body.networks) ?? watch.locale,
  };
  checkParts({ ...body, rules: [...asked.rules], filters: [...asked.filters] }, asked.targetType, situation);
  checkNetworks(body.networks, false, directory, report);
  const targetId = targetAfter(watch, asked.targetType, body.target_ids, report);
  const status = statusAfter(watch, body, report);
  if (!report.isEmpty) return undefined;
  const next: StoredWatch = {
    ...asked,
    targetId,
    status,
    expiresAt: expiryAfter(watch, body, now),
    checkAt: nextCheckAt(watch.createdAt, now),
  };
  return beginsAnew(watch, next) ? { ...next, baseline: {} } : next;
}

function statusAfter(watch: StoredWatch, body: WatchBody, report: Report): ServiceStatus {
  const status = nextStatus(watch.status, {
    kind: 'updated',
    ...(body.status !== undefined && { status: body.status }),
    renewed: typeof body.expire_timestamp === 'number',
  });
  if (status !== 'refused' && status !== 'gone') return status;
  report.add('expire_timestamp', 'An expired watch needs a new expire_timestamp to be active again.');
  return watch.status;
}

function checkParts(body: WatchBody, targetType: TargetType, { now, directory, report }: Situation): void {
  if (body.rules) checkRules(targetType, body.rules, report);
  if (body.filters) checkFilters(targetType, body.filters, directory, report);
  if (body.metadata) checkMetadata(body.metadata, report);
  if (body.notifications) checkChannels(body.notifications, report);
  if (typeof body.expire_timestamp === 'number') checkExpiry(body.expire_timestamp, now, report);
}

/** A watch has one target. Sending back all ids of its create changes nothing; one other id moves it there. */
function targetAfter(
  watch: StoredWatch,
  targetType: TargetType,
  ids: readonly string[] | undefined,
  report: Report,
): string {
  if (ids === undefined || (ids.includes(watch.targetId) && targetType === watch.targetType)) return watch.targetId;
  checkTargets(targetType, ids, report);
  if (ids.length > 1) report.add('target_ids', 'The target_ids field must name the one target of this watch.');
  return ids[0] ?? watch.targetId;
}

/** A watch whose time is over gets a new one when it is renewed without saying how long. */
function expiryAfter(watch: StoredWatch, body: WatchBody, now: number): number {
  const isOver = body.status !== undefined && watch.expiresAt <= now;
  return secondsToMs(body.expire_timestamp) ?? (isOver ? now + DEFAULT_LIFE_MS : watch.expiresAt);
}

function secondsToMs(seconds: number | null | undefined): number | undefined {
  return typeof seconds === 'number' ? seconds * 1000 : undefined;
}

/** A start value that was only shown, and is sent back unchanged, is not the caller's own. */
function withoutShownStart(rule: Rule, watch: StoredWatch, index: number): Rule {
  const before = watch.rules[index];
  if (before === undefined || before.startValue !== null || before.field !== rule.field) return rule;
  return rule.startValue === shownStart(before, watch) ? { ...rule, startValue: null } : rule;
}

/** What the watch compares with is taken anew when it looks for something else, and when it is renewed. */
function beginsAnew(before: StoredWatch, after: StoredWatch): boolean {
  const wasOver = before.status === 'completed' || before.status === 'expired';
  return (
    (wasOver && after.status !== before.status) ||
    before.targetId !== after.targetId ||
    before.targetType !== after.targetType ||
    before.locale !== after.locale ||
    JSON.stringify(before.rules) !== JSON.stringify(after.rules)
  );
}
