import { reachesKeycloak, reachOf, readJourneys } from './changed.mjs'

const packages = [
  { path: 'mfe-analysis' },
  { path: 'mfe-hp' },
  { path: 'mfe-measurement-data' },
  { path: 'shared/time' },
]
const journeys = [
  {
    path: 'test/journeys/analysis.test.ts',
    text: "import { draw } from './chart-drawing'\ngoto('/platform/analysis?point=1')",
  },
  { path: 'test/journeys/account.test.ts', text: "goto('/platform/hp/account')" },
  {
    path: 'test/journeys/imports.test.ts',
    text: 'goto(`/platform/measurement-data/imports`)',
  },
  {
    path: 'test/journeys/calculations.test.ts',
    text: "goto('/platform/measurement-data/virtual-meters')",
  },
  { path: 'test/speed/first.test.ts', text: "goto('/platform/analysis')" },
]
const smoke = ['test/journeys/sign-in.test.ts', 'test/routes/portal-routes.test.ts']

test.each([
  ['a feature', ['mfe-analysis/src/values/figures.ts'], ['test/journeys/analysis.test.ts']],
  ['a page', ['mfe-measurement-data/src/imports/imports.tsx'], ['test/journeys/imports.test.ts']],
  [
    'what the pages of a feature have in common',
    ['mfe-measurement-data/src/locales/de.json'],
    ['test/journeys/calculations.test.ts', 'test/journeys/imports.test.ts'],
  ],
  ['a shared package', ['shared/time/src/buckets.ts'], smoke],
  ['a test of one', ['shared/time/src/buckets.test.ts'], []],
  ['a subject of the server', ['server/src/audit/routes.ts'], ['server/src/audit/', ...smoke]],
  [
    'a folder of a room of the server',
    ['server/src/quality/rules/set-rules.ts'],
    ['server/src/quality/rules/', ...smoke],
  ],
  ['a journey', ['test/journeys/account.test.ts'], ['test/journeys/account.test.ts']],
  ['what journeys use', ['test/journeys/chart-drawing.ts'], ['test/journeys/analysis.test.ts']],
  ['a document', ['README.md'], []],
])('%s reaches what it can', (_, files, paths) => {
  expect(reachOf(files, packages, journeys).paths).toEqual(paths)
})

test('what jest follows by imports is code outside of the journeys', () => {
  const files = [
    'README.md',
    'mfe-hp/src/hp.tsx',
    'mfe-hp/src/locales/de.json',
    'scripts/test.mjs',
    'test/links/x.ts',
  ]
  expect(reachOf(files, packages, journeys).related).toEqual([
    'mfe-hp/src/hp.tsx',
    'mfe-hp/src/locales/de.json',
    'scripts/test.mjs',
  ])
})

test('the journeys that stand for all are there', () => {
  const paths = readJourneys().map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(smoke))
})

test.each([
  ['server/src/gateway/login-routes.ts', true],
  ['keycloak/theme/login/login.ftl', true],
  ['server/src/organization/routes.ts', false],
  ['mfe-hp/src/hp.tsx', false],
])('%s reaches Keycloak: %s', (file, expected) => {
  expect(reachesKeycloak(['README.md', file])).toBe(expected)
})
