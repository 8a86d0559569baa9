import { reachOf, readJourneys } from './changed.mjs'

const packages = [{ path: 'mfe-analysis' }, { path: 'mfe-hp' }, { path: 'shared/time' }]
const journeys = [
  {
    path: 'test/journeys/analysis.test.ts',
    text: "import { draw } from './chart-drawing'\ngoto('/platform/analysis?point=1')",
  },
  { path: 'test/journeys/account.test.ts', text: "goto('/platform/hp/account')" },
  { path: 'test/speed/first.test.ts', text: "goto('/platform/analysis')" },
]
const smoke = ['test/journeys/sign-in-and-menu.test.ts', 'test/routes/portal-routes.test.ts']

test.each([
  ['a feature', ['mfe-analysis/src/values/figures.ts'], ['test/journeys/analysis.test.ts']],
  ['a shared package', ['shared/time/src/buckets.ts'], smoke],
  ['a test of one', ['shared/time/src/buckets.test.ts'], []],
  ['a subject of the server', ['server/src/audit/routes.ts'], ['server/src/audit/', ...smoke]],
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
