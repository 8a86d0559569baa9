import { isHollow, runsOf, type BucketQuality } from '../bucket-quality'
import { bucketEnd } from '../chart-values'
import { drawnValues, type DrawnValues } from '../drawn-values'
import type { Run } from '../house-rules-plugin'
import { valueAxis, type ValueAxis } from '../value-axis'
import type { UnitGroup } from './axes-of-series'
import { bandOf, type Band } from './band-of-series'
import { inUnit } from './in-unit'
import { seriesPoints, type SeriesPoints } from './series-points'
import { stackedPoints } from './stacked-points'
import type { TimeSeries, TimeWindow } from './time-series'

/** A series as it is drawn and read at one resolution. */
export interface LevelSeries {
  series: TimeSeries
  /** In the unit of its axis' group. */
  values: DrawnValues
  /** Place of its axis: 0 left, 1 right. */
  axis: number
  points: SeriesPoints
  /** The same on top of those below it; only of what is stacked. */
  stack?: SeriesPoints
  /** On the axis' scale. */
  band?: Band | undefined
  qualities: readonly BucketQuality[]
  counts: Readonly<Record<BucketQuality, number>>
}

/** Everything that is drawn at one resolution, and the part of the period for which there is something. */
export interface ChartLevel extends TimeWindow {
  series: readonly LevelSeries[]
  axes: readonly ValueAxis[]
  /** Runs in which a series has no value, and in which values are estimated; as instants. */
  gaps: readonly Run[]
  estimates: readonly Run[]
}

interface LevelInput {
  groups: readonly UnitGroup<TimeSeries>[]
  valuesOf: (series: TimeSeries) => TimeSeries['values']
  stacked: boolean
  now: number
  /** In which units are written. */
  locale?: 'de' | 'en'
}

/** What can stand on top of each other: amounts on the left axis. */
const isStackable = (series: TimeSeries): boolean =>
  !series.isComparison && series.values.aggregation === 'SUM' && series.kind !== 'line'

export function chartLevel({ groups, valuesOf, stacked, now, locale }: LevelInput): ChartLevel {
  const axes: ValueAxis[] = []
  const all: LevelSeries[] = []
  groups.forEach((group, axis) => {
    const given = group.series.map((series) => ({
      series,
      values: drawnValues(inUnit(valuesOf(series), group.unit)),
      band: bandOf(series, group.unit),
    }))
    const onStack = given.filter(({ series }) => stacked && axis === 0 && isStackable(series))
    const raw = onStack.map(({ values }) => seriesPoints(values, 1, now).points)
    const highest = stackedPoints(raw).at(-1)
    const shown = given.filter((each) => !onStack.includes(each))
    const drawn = valueAxis(
      [
        ...shown.flatMap(({ values, band }) => [
          ...everyValue(values),
          ...(band ? [...band.low, ...band.high] : []),
        ]),
        ...(highest ? numbersOf(highest) : []),
      ],
      group.unit,
      given.some(({ values }) => values.aggregation === 'SUM'),
      undefined,
      locale,
    )
    axes.push(drawn)
    const own = given.map(({ series, values, band }) => ({
      ...{ series, values, axis, band: band && onScale(band, drawn.factor) },
      ...seriesPoints(values, drawn.factor, nowOf(series, now)),
    }))
    const stacks = stackedPoints(
      own.filter((_, place) => onStack.includes(given[place]!)).map(({ points }) => points),
    )
    let level = 0
    own.forEach((each, place) => {
      const stack = onStack.includes(given[place]!) ? stacks[level++] : undefined
      all.push(stack ? { ...each, stack } : each)
    })
  })
  return {
    ...extentOf(all.map(({ values }) => values)),
    series: all,
    axes,
    // What misses within a stretch is narrower than what is drawn of it.
    gaps: runsIn(
      all,
      (quality, { pairs }) => quality === 'missing' || (pairs !== undefined && isHollow(quality)),
    ),
    estimates: runsIn(all, (quality) => quality === 'estimated'),
  }
}

/** What is compared is over, wherever on the time axis it stands. */
export const nowOf = (series: Pick<TimeSeries, 'isComparison'>, now: number): number =>
  series.isComparison ? Number.POSITIVE_INFINITY : now

function* numbersOf({ value }: SeriesPoints) {
  for (const each of value) if (!Number.isNaN(each)) yield each
}

const everyValue = (values: DrawnValues): readonly (number | null)[] =>
  values.pairs ? values.pairs.flatMap((pair) => pair ?? []) : values.value

const onScale = ({ low, high }: Band, factor: number): Band => {
  const scaled = (value: number | null) => (value === null ? null : value * factor)
  return { low: low.map(scaled), high: high.map(scaled) }
}

/** The part of time that all of these are of: from the first start to the last end. */
export function extentOf(values: readonly Pick<DrawnValues, 'from' | 'to'>[]): TimeWindow {
  return {
    from: Math.min(...values.map(({ from }) => Date.parse(from))),
    to: Math.max(...values.map(({ to }) => Date.parse(to))),
  }
}

/** Where any of the series has such a quality. */
function runsIn(
  all: readonly LevelSeries[],
  isOne: (quality: BucketQuality, values: DrawnValues) => boolean,
): Run[] {
  const runs = all
    .filter(({ series }) => !series.isComparison)
    .flatMap(({ values, qualities }) =>
      runsOf(qualities, (quality) => isOne(quality, values)).map(([first, last]): [number, number] => [
        values.at[first]!,
        bucketEnd(values, last),
      ]),
    )
    .sort(([one], [other]) => one - other)
  const joined: [number, number][] = []
  for (const [from, to] of runs) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}
