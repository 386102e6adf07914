import type { Evidence } from '../domain/recognise/evidence.ts';
import type { PageView } from '../domain/sighting.ts';

/** What judges a page. */
export interface Recognition {
  recognise(this: void, evidence: Evidence): PageView;
  /** Whether an address says that an affiliate link led there. */
  cameThroughAffiliate(this: void, address: string): boolean;
}

interface Script {
  src: string;
  addEventListener(name: 'load' | 'error', listener: () => void): void;
}
interface Page {
  createElement(name: 'script'): Script;
  readonly head: { append(script: Script): void };
}
/** What a worker (Chrome) or an event page (Firefox) has to load a file of our own package with. */
interface World {
  elsewhereRecognition?: Recognition;
  readonly importScripts?: (file: string) => void;
  addEventListener(name: 'install', listener: () => void): void;
  readonly document?: Page;
}

const world = globalThis as unknown as World;
const FILE = '/recognise.js';

/** The file hands over what it holds. */
export function offerRecognition(held: Recognition): void {
  world.elsewhereRecognition = held;
}

/** A worker may load later only what it has loaded when it was installed. To be called before the first `await`. */
export function keepRecognition(): void {
  if (world.document === undefined) world.addEventListener('install', () => world.importScripts?.(FILE));
}

let loading: Promise<Recognition> | undefined;

/** Judging a page takes a third of all code: a background that is woken for anything else goes without. */
export function recognition(): Promise<Recognition> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Recognition> {
  if (world.elsewhereRecognition === undefined) {
    if (world.document === undefined) world.importScripts?.(FILE);
    else await loadInPage(world.document);
  }
  if (world.elsewhereRecognition === undefined) throw new Error(`${FILE} did not load`);
  return world.elsewhereRecognition;
}

function loadInPage(page: Page): Promise<void> {
  return new Promise((resolve) => {
    const script = page.createElement('script');
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
    script.src = FILE;
    page.head.append(script);
  });
}
