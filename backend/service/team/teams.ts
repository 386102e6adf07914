/** Whoever holds a token. Each token is a team of its own here. */
export interface Team {
  readonly id: number;
  readonly name: string;
  readonly token: string;
}

/** Teams by token, numbered in the order in which the tokens were given. */
export function createTeams(tokens: readonly string[]): ReadonlyMap<string, Team> {
  return new Map(tokens.map((token, index) => [token, { id: index + 1, name: `Team ${index + 1}`, token }]));
}
