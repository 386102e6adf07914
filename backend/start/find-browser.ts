import { accessSync, constants } from 'node:fs';
import path from 'node:path';

export type BrowserKind = 'chromium' | 'firefox';

export interface FoundBrowser {
  readonly kind: BrowserKind;
  readonly path: string;
}

/** The variables that name a browser's path where it is not in its usual place. */
export const pathVariable = { chromium: 'CHROMIUM', firefox: 'FIREFOX' } as const satisfies Record<BrowserKind, string>;

const names = {
  chromium: [
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'microsoft-edge-stable',
    'microsoft-edge',
    'brave-browser',
  ],
  firefox: ['firefox', 'firefox-esr', 'firefox-developer-edition'],
} as const;

const mac = {
  chromium: ['Chromium', 'Google Chrome', 'Microsoft Edge', 'Brave Browser'],
  firefox: ['Firefox', 'Firefox Developer Edition'],
} as const;

const windows = {
  chromium: [
    'Google/Chrome/Application/chrome.exe',
    'Chromium/Application/chrome.exe',
    'Microsoft/Edge/Application/msedge.exe',
  ],
  firefox: ['Mozilla Firefox/firefox.exe'],
} as const;

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function candidates(kind: BrowserKind, environment: NodeJS.ProcessEnv, platform: NodeJS.Platform): string[] {
  if (platform === 'darwin') return mac[kind].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  if (platform === 'win32') {
    const roots = [environment['PROGRAMFILES'], environment['PROGRAMFILES(X86)'], environment['LOCALAPPDATA']];
    return roots
      .filter((root) => root !== undefined)
      .flatMap((root) => windows[kind].map((file) => path.join(root, file)));
  }
  const folders = [...(environment['PATH'] ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return names[kind].flatMap((name) =>
    folders.filter((folder) => folder !== '').map((folder) => path.join(folder, name)),
  );
}

/** The browser that a variable names, or else one in its usual place. */
export function findBrowser(
  kind: BrowserKind,
  environment: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): FoundBrowser | undefined {
  const named = environment[pathVariable[kind]];
  const file = named !== undefined && named !== '' ? named : candidates(kind, environment, platform).find(isProgram);
  return file !== undefined && isProgram(file) ? { kind, path: file } : undefined;
}
