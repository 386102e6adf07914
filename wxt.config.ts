import type { Plugin } from 'vite';
import { defineConfig } from 'wxt';
import { SHOP_MATCHES } from './lib/detect/shops.ts';

/** The barcode reader's default address for its code is a CDN: never asked here, and no business of the package. */
function withoutCdn(): Plugin {
  return {
    name: 'without-cdn',
    transform: {
      filter: { id: /zxing-wasm/, code: /jsdelivr/ },
      handler: (code) => ({ code: code.replace(/https:\/\/\w+\.jsdelivr\.net/g, ''), map: null }),
    },
  };
}

/** idb brings loops over cursors along whether they are wanted or not. They stand last in its file, and we have none. */
function withoutIterators(): Plugin {
  return {
    name: 'without-iterators',
    transform: {
      filter: { id: /node_modules.idb.build.index\.js/ },
      handler: (code) => ({ code: code.replace(/const advanceMethodProps[^]*(?=export \{)/, ''), map: null }),
    },
  };
}

/** Our schemas read what is there: they wait for nothing, write nothing back, and are handed to no other library. */
function withoutWaiting(): Plugin {
  return {
    name: 'without-waiting',
    transform: {
      filter: { id: /node_modules.zod.v4.(?:core|mini)/ },
      handler: (code) => ({
        code: code
          .replace(/(?:asyncResult \|\| )?\w+ instanceof Promise/g, 'false')
          .replace(/\bif \((?:asyncResult|ctx\.async)\)/g, 'if (false)')
          .replace(/\bproms\.length\b/g, 'false')
          .replace(/ctx\??\.direction === "backward"/g, 'false')
          .replace(/ctx\??\.direction !== "backward"/g, 'true')
          .replace(/\b(?:core\.)?globalConfig\.memoizer\b/g, 'undefined')
          // What only other kinds of schemas ask of one, such as records by a list of names.
          .replace(/inst\._zod\.pattern = [^;]*;/g, '')
          .replace(
            /util\.defineLazyInternal\(inst, "(?:pattern|propValues|values)", \(zod\) => \{[^]*?\n {4}\}\);/g,
            '',
          )
          .replace(/\{\s+(?:\/\/.*\s+)?get "~standard"[^]*?\n\}\);/, '{});')
          // What a developer has done wrong is told by the tests, which run with all of it; numbers are whole or any.
          .replace(/throw new Error\((?:"[^"]*"|`[^`]*`)\);/g, 'throw 0;')
          .replace(/note: "Integers[^"]*",|\b(?:u?int32|float32|float64): \[[^\]]*\],/g, '')
          // Nobody throws or prints what they found wrong: its list is read.
          .replace(/Object\.defineProperty\(inst, "message"[^]*?\n\};/, '};')
          .replace(/(?<=function newError\(Definition\) \{)[^]*?(?=\n {4}return new Definition\(\);\n\})/, '')
          .replace(/const pp = globalThis[^]*?pp\(inst\);/, '')
          // What they are asked is `safeParse`.
          .replace(
            /\n {4}(?:(?:get|set) with|parse|parseAsync|safeParseAsync|brand|register|apply)\([^]*?\n {4}\},/g,
            '',
          ),
        map: null,
      }),
    },
  };
}

/** What the framework wraps around a script says that it crashed, and throws again: the console says that by itself, and more. */
function withoutCrashWords(): Plugin {
  return {
    name: 'without-crash-words',
    transform: {
      filter: { code: /Wrapper around `console` with a "\[wxt\]" prefix/ },
      handler: (code) => ({
        code: code
          .replace(/const logger = \{[^]*?\n\};/, 'const logger = console;')
          // Around a script that is no background there is nothing else but the start of plugins, of which we have none.
          .replace(/^(import definition .*)[^]*The unlisted script[^]*/, '$1\ndefinition.main();'),
        map: null,
      }),
    },
  };
}

const FIRST_VIEW =
  /node_modules.preact|virtual.wxt-html-plugins|lib.(?:messaging|platform|view.(?:words|money|numbers|dates|foreign-text|safe-link|offer-words|evidence-text))|entrypoints.page|components.(?:icons|foreign|later|crash|design|notices.notice)|lib.domain.(?:money|gtin|result|settings|asking|view-query|offer-link)\.ts/;

// Everything a page of ours may do, one directive each. Firefox's default `upgrade-insecure-requests` is left out on
// purpose: a proxy at http://name.lan must work. Pictures and all else are held to https by the rest.
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' https: data: blob:",
  "font-src 'self'",
  'connect-src http: https:',
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export default defineConfig({
  imports: false,
  publicDir: 'public',
  // Elsewhere than usual for those who build twice at the same time.
  outDir: process.env['ELSEWHERE_OUTPUT'] ?? '.output',
  modules: ['@wxt-dev/auto-icons'],
  autoIcons: { baseIconPath: 'public/icon.svg', developmentIndicator: false },
  vite: () => ({
    plugins: [withoutIterators(), withoutWaiting(), withoutCrashWords()],
    worker: { plugins: () => [withoutCdn()] },
    // What stays constant in name as well is put where it is used: a fortieth less of the script in pages.
    build: { target: 'esnext', sourcemap: false, rolldownOptions: { output: { topLevelVar: false } } },
  }),
  hooks: {
    // The framework takes what the button says from the title of the popup's page, which no language can change.
    'build:manifestGenerated': (_, manifest: { action?: { default_title?: string } }) => {
      if (manifest.action) manifest.action.default_title = '__MSG_action_title__';
    },
    // Our pages share one chunk of what every first view needs: three dozen scraps weigh a quarter more than their sum.
    'vite:build:extendConfig': (entrypoints, config) => {
      if (!entrypoints.some(({ type }) => type === 'popup')) return;
      config.build ??= {};
      // Pages name all they need at once; scripts that fetch others later name their styles alone.
      config.build.modulePreload = {
        polyfill: false,
        resolveDependencies: (_file, needed, { hostType }) =>
          hostType === 'html' ? needed : needed.filter((file) => file.endsWith('.css')),
      };
      const options = config.build.rolldownOptions ?? config.build.rollupOptions;
      const output = [options?.output ?? []].flat()[0];
      config.build.rolldownOptions = {
        ...options,
        // The names of entries are the manifest's business, and stay.
        output: {
          ...output,
          codeSplitting: { groups: [{ name: 'first-view', test: FIRST_VIEW, minShareCount: 2 }] },
        },
      };
    },
  },
  zip: {
    name: 'elsewhere',
    artifactTemplate: '{{name}}-{{version}}-{{browser}}.zip',
    sourcesTemplate: '{{name}}-{{version}}-sources.zip',
    excludeSources: ['coverage/**', 'reports/**', 'test-results/**', 'screens/**', '.data/**'],
  },
  manifest: ({ browser, mode }) => ({
    default_locale: 'en',
    name: '__MSG_extension_name__',
    short_name: 'Elsewhere',
    description: '__MSG_extension_description__',
    permissions: [
      'storage',
      'alarms',
      'notifications',
      'contextMenus',
      'activeTab',
      'scripting',
      ...(browser === 'chrome' ? ['sidePanel'] : []),
    ],
    // The demonstration talks to loopback without asking; the real extension asks for the proxy's host when pairing.
    ...(mode === 'demo' ? { host_permissions: ['http://127.0.0.1/*'] } : {}),
    content_scripts: [{ matches: [...SHOP_MATCHES], js: ['detect.js'], run_at: 'document_idle' }],
    optional_host_permissions: ['https://*/*', 'http://*/*'],
    action: {},
    omnibox: { keyword: 'else' },
    // Under Linux and Windows Firefox opens its own menus with these two keys and their letters, whatever an extension has asked for: E is Edit,
    // P are the profiles, and other languages take others. Hardly any has a menu under J or U.
    commands: {
      _execute_action: { suggested_key: { default: 'Alt+Shift+J' } },
      'open-panel': { description: '__MSG_command_open_panel__', suggested_key: { default: 'Alt+Shift+U' } },
    },
    content_security_policy: { extension_pages: pagePolicy },
    incognito: 'spanning',
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: '{5b1f2c0e-7a64-4f0b-9d3c-2e8a61c7d940}',
              strict_min_version: '140.0',
              data_collection_permissions: {
                required: ['none'],
                optional: ['browsingActivity', 'websiteContent', 'searchTerms'],
              },
            },
          },
        }
      : { minimum_chrome_version: '126' }),
  }),
});
