/** Where a page stands in the whole. */
export interface PageMeta {
  readonly total: number;
  readonly from: number;
  readonly to: number;
  readonly current_page: number;
  readonly last_page: number;
  readonly per_page: number;
}

export interface PagePlace {
  readonly total: number;
  readonly perPage: number;
  readonly page: number;
  /** How many rows the page holds. */
  readonly count: number;
  /** How many rows stand before it. */
  readonly passed: number;
}

/** The paging numbers that every list answers with; an empty page stands nowhere, from 0 to 0. */
export function pageMeta({ total, perPage, page, count, passed }: PagePlace): PageMeta {
  return {
    total,
    from: count === 0 ? 0 : passed + 1,
    to: count === 0 ? 0 : passed + count,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    per_page: perPage,
  };
}
