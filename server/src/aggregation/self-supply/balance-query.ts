import { supplyFlows } from '@energycockpit/contract'
import { elapsedLengths } from '@energycockpit/time'
import { convert } from '@energycockpit/units'
import type { RowSources } from '../../calculations/index'
import { Bound, type Readings } from '../../readings/index'
import { isProducing, type Stretch } from './stretches'

/** kWh of one stretch. */
export interface StretchSums {
  /** Of every value that has come. */
  all: { purchase: number; production: number; feedIn: number }
  counts: { purchase: number; production: number; feedIn: number }
  /** Of the intervals in which every meter has a value, and none contradicts another. */
  common: { purchase: number; production: number; feedIn: number }
  /** How many intervals that are. */
  intervals: number
  estimated: number
  contradictory: number
  /** When the last of them ended, ms since 1970 UTC. */
  until: number | undefined
}

/** Values and sources of a plan, by the series. */
export type SourcesOf = (seriesId: number) => RowSources

type Row = [
  stretch: number,
  ...all: [number, number, number],
  ...counts: [number, number, number],
  ...common: [number, number, number],
  intervals: number,
  estimated: number,
  contradictory: number,
  last: number,
]

interface Part {
  stretch: Stretch
  place: number
}

/** What the meters of each stretch counted, by one question to the engine; nothing of a stretch without any value. */
export async function stretchSums(
  readings: Readings,
  stretches: readonly Stretch[],
  { sourcesOf, now, signal }: { sourcesOf: SourcesOf; now: number; signal: AbortSignal },
): Promise<Map<Stretch, StretchSums>> {
  const bound = new Bound('balance')
  const parts = groupsOf(stretches).flatMap((group) => selectsOf(group, { sourcesOf, now, bound }))
  if (parts.length === 0) return new Map()
  const rows = await readings.select<Row>({ query: parts.join(' union all '), params: bound.params, signal })
  return new Map(
    rows.map(([place, ...row]) => {
      const three = (at: number) => ({
        ...{ purchase: row[at] ?? 0, production: row[at + 1] ?? 0, feedIn: row[at + 2] ?? 0 },
      })
      const [intervals, estimated, contradictory, last] = row.slice(9) as [number, number, number, number]
      return [
        stretches[place]!,
        {
          ...{ all: three(0), counts: three(3), common: three(6), intervals, estimated, contradictory },
          until: intervals > 0 ? endOf(stretches[place]!, last * 1000) : undefined,
        },
      ]
    }),
  )
}

/** `last`: the start of the last value, or of the last interval that was compared. */
const endOf = ({ step, to }: Stretch, last: number) => Math.min(to, last + (step ?? day))
const day = 86_400_000

/** Stretches of the same time and interval in which each series stands at one location only. */
function groupsOf(stretches: readonly Stretch[]): Part[][] {
  const groups = new Map<string, Part[]>()
  stretches.forEach((stretch, place) => {
    // Where nothing is produced, nothing has to be compared: only sums are needed.
    const key = `${stretch.from} ${stretch.to} ${comparedStep(stretch)}`
    groups.set(key, [...(groups.get(key) ?? []), { stretch, place }])
  })
  return [...groups.values()]
}

/** The interval in which meters are compared, ms; 0: none of them produces anything, so that sums say all. */
const comparedStep = (stretch: Stretch): number =>
  stretch.step !== undefined && isProducing(stretch) ? stretch.step : 0

interface Asked {
  sourcesOf: SourcesOf
  now: number
  bound: Bound
}

function selectsOf(group: readonly Part[], { sourcesOf, now, bound }: Asked): string[] {
  const { stretch } = group[0]!
  const span = { from: stretch.from, to: Math.min(stretch.to, now) }
  if (span.from >= span.to) return []
  const step = comparedStep(stretch)
  const meters = group.flatMap(({ stretch: one, place }) =>
    one.meters.map(({ series, flow }) => ({
      ...{ id: series.id, place, flow: supplyFlows.indexOf(flow) + 1 },
      factor: series.unit === 'kWh' ? 1 : convert(1, series.unit, 'kWh'),
      sources: sourcesOf(series.id),
    })),
  )
  const ids = bound.bind(
    meters.map(({ id }) => id),
    'Array(UInt32)',
  )
  const column = (values: readonly number[], type: 'UInt32' | 'Float64') =>
    `transform(x.series_id, ${ids}, ${bound.bind(values, `Array(${type})`)}, to${type}(0))`
  const rows = [...new Set(meters.map(({ sources }) => sources))].map((sources) => {
    const own = meters.filter((meter) => meter.sources === sources).map(({ id }) => id)
    return `select series_id, at, value, quality from (${sources.rows(own, span, bound)})`
  })
  const named = `select ${column(
    meters.map(({ place }) => place),
    'UInt32',
  )} as place,
      ${column(
        meters.map(({ flow }) => flow),
        'UInt32',
      )} as flow,
      x.value * ${column(
        meters.map(({ factor }) => factor),
        'Float64',
      )} as energy,
      toUnixTimestamp(x.at) as second, x.quality != 'measured' as is_estimated
    from (${rows.join(' union all ')}) as x`
  return [step === 0 ? sumsOnly(named) : compared(named, group, step / 1000, bound)]
}

const each = (write: (flow: number) => string) => supplyFlows.map((_, place) => write(place + 1)).join(', ')
const zeros = (type: string) => supplyFlows.map(() => `to${type}(0)`).join(', ')

/** Everything purchased is consumed. */
const sumsOnly = (named: string) => `select place, ${each((flow) => `sumKahanIf(energy, flow = ${flow})`)},
    ${each((flow) => `toUInt32(countIf(flow = ${flow}))`)}, sumKahan(energy), ${zeros('Float64').split(', ').slice(1).join(', ')},
    toUInt32(count()), toUInt32(countIf(is_estimated)), toUInt32(0), toUInt32(max(second))
  from (${named}) group by place`

/** A little more than rounding makes of two equal meters. */
const tolerance = '1e-6'

function compared(named: string, group: readonly Part[], step: number, bound: Bound): string {
  // A meter of a shorter interval has several values in each.
  const needed = group.map(({ stretch }) =>
    stretch.meters.reduce((sum, { series }) => sum + (step * 1000) / elapsedLengths[series.interval]!, 0),
  )
  const places = bound.bind(
    group.map(({ place }) => place),
    'Array(UInt32)',
  )
  const needs = `transform(place, ${places}, ${bound.bind(needed, 'Array(UInt32)')}, toUInt32(0))`
  const length = bound.bind(step, 'UInt32')
  const sums = ['purchase', 'production', 'fed_in']
  const counts = ['purchases', 'productions', 'feed_ins']
  return `select place, ${sums.map((one) => `sumKahan(${one})`).join(', ')},
      ${counts.map((one) => `toUInt32(sum(${one}))`).join(', ')},
      ${sums.map((one) => `sumKahanIf(${one}, is_used)`).join(', ')},
      toUInt32(countIf(is_used)), toUInt32(countIf(is_used and is_estimated)),
      toUInt32(countIf(is_complete and not is_used)), toUInt32(maxIf(slot * ${length}, is_used))
    from (
      select place, slot, is_estimated, ${[...sums, ...counts].join(', ')}, n = ${needs} as is_complete,
        is_complete and fed_in <= production + ${tolerance} and least(purchase, production, fed_in) >= 0 as is_used
      from (
        select place, intDiv(second, ${length}) as slot, max(is_estimated) as is_estimated, count() as n,
          ${each((flow) => `sumIf(energy, flow = ${flow}) as ${sums[flow - 1]}`)},
          ${each((flow) => `countIf(flow = ${flow}) as ${counts[flow - 1]}`)}
        from (${named}) group by place, slot))
    group by place`
}
