// The arrows of the house: who may import whom. Run by `npm run check`.
const may = {
  'lib/domain': [],
  'lib/contract': ['lib/domain'],
  'lib/platform': ['lib/domain'],
  'lib/detect': ['lib/domain'],
  'lib/barcode': ['lib/domain'],
  'lib/view': ['lib/domain'],
  'lib/messaging': ['lib/contract', 'lib/domain', 'lib/platform'],
  'lib/storage': ['lib/contract', 'lib/domain', 'lib/platform'],
  'lib/catalog': ['lib/contract', 'lib/domain'],
  'lib/background': [
    'lib/catalog',
    'lib/contract',
    'lib/domain',
    'lib/messaging',
    'lib/platform',
    'lib/storage',
    'lib/view',
  ],
  components: ['lib/contract', 'lib/domain', 'lib/messaging', 'lib/view'],
  entrypoints: ['components', 'lib'],
  'backend/store': [],
  'backend/http': [],
  'backend/proxy': ['lib/contract', 'lib/domain', 'backend/http', 'backend/store'],
  'backend/service': ['lib/contract', 'lib/domain', 'backend/http', 'backend/store', 'backend/demo'],
  'backend/demo': [],
  'backend/shop': ['backend/demo', 'lib/domain'],
  'backend/start': ['backend/proxy', 'backend/shop', 'backend/demo', 'lib/contract', 'lib/domain'],
};
const inside = (folder) => `^${folder}/`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(may).map(([folder, allowed]) => ({
      name: `${folder} stays in its layer`,
      severity: 'error',
      from: { path: inside(folder) },
      to: { path: '^(?:lib|components|entrypoints|backend|tests)/', pathNot: [folder, ...allowed].map(inside) },
    })),
    {
      name: 'schemas stay out of page and popup bundles',
      severity: 'error',
      from: { path: '^(?:components|lib/detect|lib/view|lib/messaging/ask|entrypoints/(?!background))' },
      to: { path: '^lib/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'one door to the browser',
      severity: 'error',
      from: { pathNot: '^(?:lib/platform|tests)/' },
      to: { path: 'node_modules/webextension-polyfill' },
    },
    {
      name: 'idb only in storage',
      severity: 'error',
      from: { pathNot: '^(?:lib/storage|tests)/' },
      to: { path: 'node_modules/idb/' },
    },
    {
      name: 'zod only at borders',
      severity: 'error',
      from: { pathNot: '^(?:lib/contract|lib/messaging/serve|backend|tests)' },
      to: { path: 'node_modules/zod/' },
    },
    {
      name: 'domain is plain TypeScript',
      severity: 'error',
      from: { path: '^lib/domain/' },
      to: { dependencyTypes: ['npm', 'core'] },
    },
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no orphans',
      severity: 'error',
      from: { orphan: true, path: '^(?:lib|components)/', pathNot: '\\.d\\.ts$' },
      to: {},
    },
    {
      name: 'everything resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '(?:\\?url|\\?worker|^#|\\.css)$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      mainFields: ['module', 'main'],
    },
  },
};
