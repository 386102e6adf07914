import { expect, test } from 'vitest';
import { type Build, read } from '../support/built.ts';

interface Manifest {
  readonly action: { readonly default_title: string };
  readonly sidebar_action?: { readonly open_at_install?: boolean };
  readonly permissions: readonly string[];
  readonly host_permissions?: readonly string[];
  readonly optional_host_permissions?: readonly string[];
  readonly content_security_policy: { readonly extension_pages: string };
  readonly content_scripts: readonly { readonly matches: readonly string[]; readonly all_frames?: boolean }[];
  readonly browser_specific_settings?: {
    readonly gecko: { readonly strict_min_version: string; readonly data_collection_permissions: object };
  };
  readonly default_locale: string;
  readonly commands: Readonly<Record<string, { readonly suggested_key: { readonly default: string } }>>;
  readonly icons: Readonly<Record<string, string>>;
}

const manifest = (build: Build): Manifest => JSON.parse(read(build, 'manifest.json')) as Manifest;

/** Each permission with the reason for which it is asked: one more, or one less, must be written down here. */
const reasons = {
  storage: 'settings, the connection and what a tab shows',
  alarms: 'looks for alerts every minute while something is watched',
  notifications: 'tells of an alert',
  contextMenus: 'compares a product, a selected text, a link or a picture from the menu',
  activeTab: 'looks at the tab on which the button was pressed, and at no other',
  scripting: 'looks at a page once after a click, and at shops that the user has granted',
} as const;

test.each<Build>(['chrome', 'firefox'])(
  '%s asks for what it needs, each for a reason, and for nothing more',
  (build) => {
    const { permissions, host_permissions, optional_host_permissions } = manifest(build);
    const panel = build === 'chrome' ? ['sidePanel'] : [];
    expect([...permissions].sort()).toEqual([...Object.keys(reasons), ...panel].sort());
    // No host is asked for at install; a proxy's and a granted shop's are asked for when they are named.
    expect(host_permissions ?? []).toEqual([]);
    expect(optional_host_permissions).toEqual(['https://*/*', 'http://*/*']);
  },
);

test.each<Build>(['chrome', 'firefox'])(
  '%s looks by itself only at marketplaces that the manifest names, in no frame',
  (build) => {
    const { content_scripts } = manifest(build);
    expect(content_scripts).toHaveLength(1);
    for (const script of content_scripts) {
      expect(script.all_frames ?? false).toBe(false);
      for (const pattern of script.matches) expect(pattern).toMatch(/^(?:https|\*):\/\/(?:\*\.)?[a-z0-9.-]+\/.*$/);
    }
  },
);

test.each<Build>(['chrome', 'firefox'])('%s: our own policy for our own pages', (build) => {
  const policy = manifest(build).content_security_policy.extension_pages;
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(policy).not.toMatch(/'unsafe-inline'|'unsafe-eval'/);
});

test('Firefox: 140 and later, and what is collected is said', () => {
  expect(manifest('firefox').browser_specific_settings?.gecko).toMatchObject({
    strict_min_version: '140.0',
    data_collection_permissions: { required: ['none'] },
  });
});

test.each<Build>(['chrome', 'firefox'])('%s: the button says what it does, in the language of the browser', (build) => {
  expect(manifest(build).action.default_title).toBe('__MSG_action_title__');
});

test('Firefox opens no sidebar that nobody has asked for', () => {
  expect(manifest('firefox').sidebar_action).toMatchObject({ open_at_install: false });
});

/** File, Edit, View, History, Bookmarks, Profiles, Tools and Help: with Alt and Shift as well, Firefox opens these and nothing else. */
const MENUS_OF_FIREFOX = 'FEVSBPTH';

test('keys are none of those that Firefox takes for its menus', () => {
  const keys = Object.values(manifest('firefox').commands).map(({ suggested_key }) => suggested_key.default);
  expect(keys).toHaveLength(2);
  for (const key of keys) expect(key).toMatch(new RegExp(`^Alt\\+Shift\\+[^${MENUS_OF_FIREFOX}]$`));
});
