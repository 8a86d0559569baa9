import { granularities, maxPoints, type Granularity } from '@energycockpit/contract'
import type { BucketLength } from '@energycockpit/time'
import { planBuckets } from './plan-buckets'

const hour = 3_600_000
const from = Date.parse('2024-01-01T00:00Z')
const plan = (to: number, granularity: Granularity, interval: BucketLength = 'PT1H', zone = 'UTC') =>
  planBuckets({ from, to, granularity }, interval, zone)
const codeOf = (planned: ReturnType<typeof plan>) => ('refusal' in planned ? planned.refusal.code : 'planned')

test.each([
  ['the end before the start', from - 1],
  ['no length at all', from],
])('%s is a reversed period', (_case, to) => {
  expect(codeOf(plan(to, 'PT1H'))).toBe('PERIOD_REVERSED')
})

test('as many points as can be drawn are planned, one more is not', () => {
  const planned = plan(from + maxPoints * hour, 'PT1H')
  expect('plan' in planned && planned.plan.starts.length).toBe(maxPoints)
  expect(codeOf(plan(from + maxPoints * hour + 1, 'PT1H'))).toBe('TOO_MANY_POINTS')
})

test('a period of ages is refused at once', () => {
  const before = performance.now()
  expect(codeOf(plan(Date.parse('9999-12-31T00:00Z'), 'P1D', 'P1D', 'Australia/Lord_Howe'))).toBe(
    'TOO_MANY_POINTS',
  )
  // A busy machine may halt this for a while.
  expect(performance.now() - before).toBeLessThan(2_000)
})

const intervals = ['PT1S', 'PT1M', 'PT15M', 'PT1H', 'P1D'] as const
test.each(
  intervals.flatMap((interval) => granularities.map((granularity) => [interval, granularity] as const)),
)('values every %s at granularity %s', (interval, granularity) => {
  const finer = granularity !== 'raw' && granularities.indexOf(granularity) < granularities.indexOf(interval)
  expect(codeOf(plan(from + 60_000, granularity, interval))).toBe(finer ? 'GRANULARITY_TOO_FINE' : 'planned')
})

test('raw is the series own interval', () => {
  const planned = plan(from + 2 * hour, 'raw', 'PT15M')
  expect('plan' in planned && planned.plan.length).toBe('PT15M')
  expect('plan' in planned && planned.plan.starts).toHaveLength(8)
})
