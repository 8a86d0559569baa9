import { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import type { Indicator } from '@energycockpit/contract'
import { startOfDay } from '@energycockpit/time'
import { monthsFrom } from '../rules/months'
import { figuresQuery } from './figures-query'

const timeZone = 'Europe/Berlin'
const now = Date.parse('2026-06-30T22:30:00Z') // It is July in Berlin.
const indicator = {
  ...{ id: 'i', businessId: 7, revision: 1, nodeId: 'loc-1', nodeName: 'Hall', period: 'MONTH' },
  ...{ amount: { kind: 'PRODUCTS', products: ['ELECTRICITY', 'GAS', 'COLD'] }, reference: { kind: 'NONE' } },
  ...{ baseline: null, targets: [] },
} as unknown as Indicator

interface Asked {
  name: string
  query: Record<string, unknown>
}

/** Answers each month with one value; `refused`: the sums that are refused. */
function server(refused: (asked: Asked) => boolean = () => false) {
  const asked: Asked[] = []
  const requests: string[] = []
  const months = monthsFrom('2023-08', '2026-06')
  const values = (query: Asked['query']) => {
    const isGas = query['productType'] === 'GAS'
    return {
      ...{ unit: 'kWh', timeZone, at: months.map((month) => startOfDay(`${month}-01`, timeZone)) },
      value: months.map(() => (isGas ? 10 : 100)),
      measured: months.map(() => (isGas ? 0.5 : 0.9)),
      estimated: months.map(() => 0.1),
    }
  }
  const place = { ...{ timeZone, hasMore: false }, products: ['ELECTRICITY', 'GAS'], temperatures: [1, 2] }
  const api = {
    call: async (
      { name }: { name: string },
      { query, body }: { query: Asked['query']; body?: { sums: Asked['query'][] } },
    ) => {
      requests.push(name)
      if (name === 'getMeasuredPlaces')
        return {
          places: String(query['objects'])
            .split(',')
            .map((id) => (id === 'loc-gone' ? null : place)),
        }
      if (name !== 'getManySums') return values(query)
      const sums = body!.sums.map((one) => ({ name, query: one }))
      asked.push(...sums)
      return { sums: sums.map((one) => (refused(one) ? null : values(one.query))) }
    },
  } as unknown as ApiClient
  return { api, asked, requests }
}

const figuresOf = async (one: Indicator, { api }: { api: ApiClient } = server()) => {
  const queries = new QueryClient()
  return queries.fetchQuery({ ...figuresQuery(api, queries, one, now), retry: false })
}

test('months are those of the calendar of the place, and what has no meters is named', async () => {
  const { api, asked } = server()
  const found = await figuresOf(indicator, { api })
  if ('lack' in found) throw new Error(found.lack)
  expect(found).toMatchObject({ last: '2026-06', unit: 'kWh', withoutMeters: ['COLD'], leftOut: 0 })
  // Of two products as much is known as of the one of which less is.
  expect(found.figures.get('2026-06')).toMatchObject({ amount: 110, known: 0.6 })
  expect([...found.figures.keys()]).toEqual(monthsFrom('2024-07', '2026-06'))
  // Each value of a year reaches eleven months further back.
  const ofYears = await figuresOf({ ...indicator, period: 'YEAR' })
  expect('figures' in ofYears && [...ofYears.figures.keys()]).toEqual(monthsFrom('2023-08', '2026-06'))
  // Both ends are midnights of Berlin, in summer time.
  const sums = asked.filter(({ name }) => name === 'getManySums')
  expect(sums.map(({ query }) => [query['from'], query['to']])[0]).toEqual([
    ...['2024-06-30T22:00:00.000Z', '2026-06-30T22:00:00.000Z'],
  ])
})

test('degree days are the mean of the stations', async () => {
  const found = await figuresOf({ ...indicator, reference: { kind: 'DEGREE_DAYS' } })
  if ('lack' in found) throw new Error(found.lack)
  expect(found.unit).toBe('kWh/Kd')
  expect(found.figures.get('2026-06')).toMatchObject({ reference: 100, referenceKnown: 1 })
})

const series = { id: 9, pointId: 'p', name: 'Output' }
test.each<[string, object, string, (asked: Asked) => boolean]>([
  ['a deleted location', { nodeName: null }, 'PLACE_GONE', () => true],
  [
    'nothing that is measured',
    { amount: { kind: 'PRODUCTS', products: ['COLD'] } },
    'NO_METERS',
    () => false,
  ],
  ['a refused product', {}, 'NOT_COUNTABLE', ({ query }) => query['productType'] === 'GAS'],
  [
    'a reference series that is gone',
    { reference: { kind: 'SERIES', series, unit: 't' } },
    'REFERENCE_GONE',
    ({ query }) => query['series'] === '9',
  ],
])('of %s there are no figures', async (_case, change, lack, refused) => {
  expect(await figuresOf({ ...indicator, ...change } as Indicator, server(refused))).toEqual({ lack })
})

test('a list asks once for all places and once for all sums, and each line gets its own', async () => {
  const { api, asked, requests } = server()
  const queries = new QueryClient()
  const lines = ['loc-1', 'loc-2', 'loc-gone'].map(
    (nodeId, at) =>
      ({
        ...indicator,
        id: nodeId,
        nodeId,
        ...(at === 1 && { amount: { kind: 'PRODUCTS', products: ['GAS'] } }),
      }) as Indicator,
  )
  const found = await Promise.all(
    lines.map((one) => queries.fetchQuery({ ...figuresQuery(api, queries, one, now), retry: false })),
  )
  expect(found.map((one) => ('lack' in one ? one.lack : one.figures.get('2026-06')?.amount))).toEqual([
    ...[110, 10, 'PLACE_GONE'],
  ])
  expect(requests).toEqual(['getMeasuredPlaces', 'getManySums'])
  expect(asked).toHaveLength(3)
})
