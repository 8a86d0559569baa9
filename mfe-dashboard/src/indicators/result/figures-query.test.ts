import { QueryClient } from '@tanstack/react-query'
import { CallError, type ApiClient } from '@energycockpit/api-client'
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

/** Answers each month with one value; `refused`: the calls that are refused. */
function server(refused: (asked: Asked) => boolean = () => false) {
  const asked: Asked[] = []
  const months = monthsFrom('2023-08', '2026-06')
  const api = {
    call: async ({ name }: { name: string }, { query }: { query: Record<string, unknown> }) => {
      asked.push({ name, query })
      if (refused({ name, query })) throw new CallError('refused', 'no', { status: 400 })
      if (name === 'getChosenSeries')
        return {
          ...{ timeZone, hasMore: false },
          series: [{ productType: 'ELECTRICITY' }, { productType: 'GAS' }],
          weather: [
            { quantity: 'TEMPERATURE', pointId: 'w1', seriesId: 1 },
            { quantity: 'TEMPERATURE', pointId: 'w2', seriesId: 2 },
          ],
        }
      const isGas = query['productType'] === 'GAS'
      return {
        ...{ unit: 'kWh', timeZone, at: months.map((month) => startOfDay(`${month}-01`, timeZone)) },
        value: months.map(() => (isGas ? 10 : 100)),
        measured: months.map(() => (isGas ? 0.5 : 0.9)),
        estimated: months.map(() => 0.1),
      }
    },
  } as unknown as ApiClient
  return { api, asked }
}

const figuresOf = async (one: Indicator, { api } = server()) => {
  const queries = new QueryClient()
  return queries.fetchQuery({ ...figuresQuery(api, queries, one, now), retry: false })
}

test('months are those of the calendar of the place, and what has no meters is named', async () => {
  const { api, asked } = server()
  const found = await figuresOf(indicator, { api, asked })
  if ('lack' in found) throw new Error(found.lack)
  expect(found).toMatchObject({ last: '2026-06', unit: 'kWh', withoutMeters: ['COLD'], leftOut: 0 })
  // Of two products as much is known as of the one of which less is.
  expect(found.figures.get('2026-06')).toMatchObject({ amount: 110, known: 0.6 })
  expect([...found.figures.keys()]).toEqual(monthsFrom('2023-08', '2026-06'))
  // Both ends are midnights of Berlin, in summer time.
  const sums = asked.filter(({ name }) => name === 'getSummedValues')
  expect(sums.map(({ query }) => [query['from'], query['to']])[0]).toEqual([
    ...['2023-07-31T22:00:00.000Z', '2026-06-30T22:00:00.000Z'],
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
