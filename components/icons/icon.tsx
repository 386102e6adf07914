import './icon.css';

/** Strokes on a 20 × 20 grid. */
const PATHS = {
  search: 'M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM12.6 12.6 17 17',
  bell: 'M10 3a4.5 4.5 0 0 0-4.5 4.5c0 4-1.5 5-1.5 6h12c0-1-1.5-2-1.5-6A4.5 4.5 0 0 0 10 3ZM8.3 16.5a1.8 1.8 0 0 0 3.4 0',
  settings: 'M3 6h8m4 0h2M3 14h2m4 0h8M13 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM7 16a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  filter: 'M3 5h14M6 10h8M8.5 15h3',
  sort: 'M6 4v12m0 0-3-3m3 3 3-3M14 16V4m0 0-3 3m3-3 3 3',
  close: 'm5 5 10 10M15 5 5 15',
  check: 'm4 10.5 4 4 8-9',
  down: 'm5 7.5 5 5 5-5',
  open: 'M8 5H5v10h10v-3M11 4h5v5m0-5-7 7',
  expand: 'M4 8V4h4m4 0h4v4m0 4v4h-4m-4 0H4v-4',
  back: 'M12.5 4.5 7 10l5.5 5.5',
  warning: 'M10 3.5 2.5 16.5h15L10 3.5ZM10 8.5v3.5m0 2.2v.3',
  offline:
    'M3 3l14 14M5 9.5a8 8 0 0 1 2.6-1.6M2.5 6.6A12 12 0 0 1 5 5m4-1a12 12 0 0 1 8.5 2.6M11.5 7.8A8 8 0 0 1 15 9.5M10 15.4v.2',
  key: 'M7 16a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm2.5-6L16 3.5M13 6.5l2.5 2.5',
  lock: 'M5 9h10v8H5V9Zm2 0V6.5a3 3 0 0 1 6 0V9',
  clock: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm0-11v4l2.5 2',
  plus: 'M10 4v12M4 10h12',
  trash: 'M4 6h12M8 6V4h4v2m-6.5 0 .8 11h7.4l.8-11',
  pause: 'M7 4.5v11m6-11v11',
  play: 'M6.5 4.5v11l9-5.5-9-5.5Z',
  edit: 'M4 16l.8-3.4L13.5 4 16 6.5l-8.6 8.6L4 16Z',
  refresh: 'M16 10a6 6 0 1 1-2-4.5M16 3.5V6.5h-3',
  chart: 'M3 16h14M4 12l4-4 3 3 5-6',
  store: 'M4 9v7h12V9M3 8l1.5-4h11L17 8a2.3 2.3 0 0 1-4.6 0 2.3 2.3 0 0 1-4.7 0A2.3 2.3 0 0 1 3 8Z',
  barcode: 'M3 5v10M6 5v10M9 5v10M11 5v10M14 5v10M17 5v10',
  link: 'M8.5 11.5l3-3M9 6l1.5-1.5a3.5 3.5 0 0 1 5 5L14 11m-8-2-1.5 1.5a3.5 3.5 0 0 0 5 5L11 14',
  tag: 'M10.5 3H17v6.5L9.5 17 3 10.5 10.5 3ZM13.7 6.2v.1',
  info: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm0-8v4.5m0-7v.2',
  list: 'M7 5h10M7 10h10M7 15h10M3.5 5v.1m0 4.9v.1m0 4.9v.1',
} as const;

export type IconName = keyof typeof PATHS;

/** These point along the line of reading and turn round with it. */
const DIRECTED: ReadonlySet<IconName> = new Set(['back', 'open', 'list', 'play']);

/** Icons say nothing that the words beside them, or the button's label, do not say. */
/** `size` is in pixels at the usual size of text, and grows with it. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      class="icon"
      width={`${String(size / 16)}rem`}
      height={`${String(size / 16)}rem`}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
      data-directed={DIRECTED.has(name) || undefined}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
