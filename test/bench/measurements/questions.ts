import { timeZone, type Portfolio } from './portfolio'

/** One thing that is asked: of the portal, of the engine by itself, and of PostgreSQL where that is told. */
export interface Question {
  name: string
  path: string
  /** The portal's own SQL, without the portal. */
  engine: { query: string; params: Record<string, unknown> }[]
  postgres?: string
}

/** Half open, milliseconds since 1970 UTC. */
interface Period {
  from: number
  to: number
}
export const year: Period = { from: Date.UTC(2024, 0, 1), to: Date.UTC(2024, 11, 31) }
/** Clocks change on the 31st. */
const month: Period = { from: Date.UTC(2024, 2, 10), to: Date.UTC(2024, 3, 10) }
const change = Date.UTC(2024, 2, 31, 1) / 1000

export const pathTo = (
  what: 'ranking' | 'profile' | 'statistics',
  ids: readonly number[],
  { from, to }: Period,
  more: Record<string, string>,
) =>
  `/rest/secure/measurements/${what}?${new URLSearchParams({
    ...{ series: ids.join(','), from: new Date(from).toISOString(), to: new Date(to).toISOString() },
    ...more,
  })}`

const paramsOf = (ids: readonly number[], { from, to }: Period) => ({
  ...{ first: ids[0], last: ids.at(-1) },
  ...{ from: from / 1000, to: to / 1000 },
})

const inEngine = `
  from readings final
  where series_id between {first:UInt32} and {last:UInt32} and quality != 'missing'
    and at >= toDateTime({from:UInt32}, 'UTC') and at < toDateTime({to:UInt32}, 'UTC')`
const shares = `toUInt32(countIf(quality = 'measured')), toUInt32(countIf(quality != 'measured'))`

const inPostgres = (ids: readonly number[], { from, to }: Period) =>
  `from readings where series_id between ${ids[0]} and ${ids.at(-1)}
    and at >= to_timestamp(${from / 1000}) and at < to_timestamp(${to / 1000})`
const sharesInPostgres = 'count(*) filter (where quality = 1), count(*) filter (where quality <> 1)'

/** A call answers so many series at most. */
const maxRanked = 500

export function questionsOf({ berlinIds, asManyIds, virtual }: Portfolio): readonly Question[] {
  const ranked = berlinIds.slice(0, maxRanked)
  const one = berlinIds.slice(0, 1)
  const monthly = (id: number) =>
    `/rest/secure/measurement-series/${id}/values?${new URLSearchParams({
      ...{ from: new Date(year.from).toISOString(), to: new Date(year.to).toISOString() },
      granularity: 'P1M',
    })}`
  const months = `select toStartOfMonth(at, '${timeZone}') as month, sum(value), min(value), max(value), ${shares}`
  return [
    {
      name: `ranking of ${ranked.length} over a year`,
      path: pathTo('ranking', ranked, year, { function: 'SUM' }),
      engine: [
        {
          query: `select series_id, sum(value), ${shares} ${inEngine} group by series_id
          settings optimize_aggregation_in_order = 1`,
          params: paramsOf(ranked, year),
        },
      ],
      postgres: `select series_id, sum(value), ${sharesInPostgres} ${inPostgres(ranked, year)} group by series_id`,
    },
    {
      name: `profile of ${ranked.length} in a month`,
      path: pathTo('profile', ranked, month, { function: 'SUM', step: 'PT15M' }),
      engine: [
        {
          query: `
          with toUnixTimestamp(at) as second,
            toUInt32(second + if(second >= ${change}, 7200, 3600)) as wall,
            (intDiv(wall, 86400) + 3) % 7 as weekday
          select toUInt8(weekday < 5 ? 0 : weekday - 4) as type, toUInt32(intDiv(wall % 86400, 900)) as slot,
            sum(value), ${shares} ${inEngine} group by type, slot`,
          params: paramsOf(ranked, month),
        },
      ],
      postgres: `
      select greatest(extract(isodow from at at time zone '${timeZone}') - 5, 0) as type,
        (at at time zone '${timeZone}')::time as slot, sum(value), ${sharesInPostgres}
      ${inPostgres(ranked, month)} group by type, slot`,
    },
    {
      name: `statistics of ${asManyIds.length} over a year`,
      path: pathTo('statistics', asManyIds, year, { percentile: '95' }),
      engine: [
        `select series_id, ${shares}, min(value), max(value), sum(value),
        quantilesExactInclusive(0.5, 0.95)(value) ${inEngine} group by series_id`,
        `select series_id, argMax(value, (times, -value)) from
        (select series_id, value, count() as times ${inEngine} group by series_id, value) group by series_id`,
      ].map((query) => ({ query, params: paramsOf(asManyIds, year) })),
    },
    {
      name: 'monthly sums of one',
      path: monthly(one[0]!),
      engine: [
        {
          query: `${months} ${inEngine} group by month order by month`,
          params: paramsOf(one, year),
        },
      ],
    },
    {
      name: `monthly sums of a virtual meter made of ${virtual.of.length}`,
      path: monthly(virtual.id),
      engine: [
        {
          // A quarter of an hour counts where all of them have it.
          query: `${months}
          from (select x.at as at, sum(x.value) as value, max(x.quality) as quality
            from (select at, value, quality ${inEngine}) as x
            group by x.at having count() = ${virtual.of.length})
          group by month order by month`,
          params: paramsOf(virtual.of, year),
        },
      ],
    },
  ]
}
