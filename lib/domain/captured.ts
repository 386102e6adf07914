/** A part of a picture, in units of the picture's width. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a tab showed when one of its pictures was clicked. */
export interface Captured {
  /** A `data:` address. */
  readonly picture: string;
  /** Where the clicked picture is; absent where that could not be found out. */
  readonly area?: Area;
}
