import type { FeatureInOperation } from '@energycockpit/contract'
import { inOrder, type Order } from './feature-order'

const line = (featureId: string, change: Partial<FeatureInOperation> = {}): FeatureInOperation => ({
  featureId,
  version: '00000001',
  times: { loads: 0, medianMs: null, percentile95Ms: null },
  loadShare: null,
  openings: 0,
  brokenOpenings: 0,
  failures: 0,
  latestFailure: null,
  ...change,
})

const analysis = line('analysis', {
  ...{
    times: { loads: 10, medianMs: 300, percentile95Ms: 900 },
    openings: 12,
    brokenOpenings: 2,
    failures: 3,
  },
  latestFailure: { kind: 'missing', at: '2026-11-20T10:00:00.000Z' },
})
const home = line('home-portal', {
  ...{
    times: { loads: 40, medianMs: 500, percentile95Ms: 600 },
    openings: 40,
    brokenOpenings: 0,
    failures: 5,
  },
  latestFailure: { kind: 'threw-later', at: '2026-11-21T10:00:00.000Z' },
})
const broken = line('broken', { openings: 1, brokenOpenings: 1, failures: 1 })

test.each<[Order, string[]]>([
  ['feature', ['analysis', 'broken', 'home-portal']],
  ['loads', ['home-portal', 'analysis', 'broken']],
  ['median', ['home-portal', 'analysis', 'broken']],
  ['percentile95', ['analysis', 'home-portal', 'broken']],
  ['failures', ['home-portal', 'analysis', 'broken']],
  ['failureRate', ['broken', 'analysis', 'home-portal']],
  ['latestFailure', ['home-portal', 'analysis', 'broken']],
])('by %s', (order, expected) => {
  expect(inOrder([home, broken, analysis], order).map(({ featureId }) => featureId)).toEqual(expected)
})

test('equals stand by name and version, one without a version first', () => {
  const lines = [
    line('b'),
    line('a', { version: '2' }),
    line('a', { version: null }),
    line('a', { version: '1' }),
  ]
  expect(inOrder(lines, 'loads').map(({ featureId, version }) => `${featureId}${version}`)).toEqual([
    'anull',
    'a1',
    'a2',
    'b00000001',
  ])
})

test('the lines given stay as they were', () => {
  const lines = [home, analysis]
  inOrder(lines, 'feature')
  expect(lines).toEqual([home, analysis])
})
