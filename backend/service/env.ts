import type { Team } from './team/teams.ts';

/** What the middlewares leave for the handlers. */
export interface AppEnv {
  Variables: { traceId: string; team: Team };
}
