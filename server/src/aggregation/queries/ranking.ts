import type { Ranking, rankingFunctions } from '@energycockpit/contract'
import { Problem } from '../../http/problem'
import { type Readings, isApplicable, type Source } from '../../readings/index'
import { coveredOf } from './edges-of-period'
import { convertedTo, type FigureUnit, figureUnit } from './figure-units'
import { calculatedFigure, figuresAdded, stableSum } from '../../calculations/index'
import { sharesOf } from './fill-buckets'
import { addsUp, oneKind, type SeriesOfMany } from './one-kind'
import { expectedOf, type QueryPeriod } from './query-period'

type RankingFunction = (typeof rankingFunctions)[number]
type Row = [
  seriesId: number,
  figure: number,
  measured: number,
  estimated: number,
  minimum: number,
  maximum: number,
  at: number,
]

/** Compensated, so that the order in which threads add shows in none of the digits that are said. */
const figuresOf: Readonly<Record<RankingFunction, string>> = {
  SUM: 'sumKahan(value)',
  MEAN: 'sumKahan(value)',
  PEAK: 'max(value)',
}
/** The earliest of several: an engine that looks for any of them finds another one every time. */
const peakAt = 'toUInt32(argMax(at, (value, -toInt64(toUnixTimestamp(at)))))'

/** What the engine is asked; the benchmark asks it the same. Readings lie in the order of their series: a quarter less. */
export const rankingQuery = (name: RankingFunction, rows: string): string => `
  select series_id, ${figuresOf[name]},
    toUInt32(countIf(quality = 'measured')), toUInt32(countIf(quality != 'measured')),
    min(value), max(value), ${name === 'PEAK' ? peakAt : '0'}
  from ${rows}
  group by series_id settings optimize_aggregation_in_order = 1`

/**
 * Series in the order of what they add up to, of their peak or of their mean. Throws a Problem (400) where that says
 * nothing of them, or they are of different kinds.
 */
export async function ranking(
  readings: Readings,
  requested: {
    series: readonly SeriesOfMany[]
    source: Source
    period: QueryPeriod
    function: RankingFunction
    now: number
    signal: AbortSignal
  },
): Promise<Ranking> {
  const { series, source, period, signal, function: name } = requested
  const { quantity } = oneKind(series)
  const units = series.map((one) => unitOf(one, name))
  const unit = units[0]?.unit ?? null
  const rows = await readings.select<Row>({
    query: rankingQuery(name, source.rows),
    params: source.params,
    signal,
  })
  const figures = new Map(rows.map(([id, ...figure]) => [id, figure]))
  const expected = expectedOf(period, requested.now)
  const ranked = series
    .map((one, place) => {
      const found = figures.get(one.id)
      const [, measured = 0, estimated = 0, , , at = null] = found ?? []
      const { factor, unit: own } = units[place]!
      const value = found ? calculatedFigure(convertedTo(figureOf(name, found) * factor, own, unit!)) : null
      return { one, value, at, ...sharesOf({ measured, estimated }, expected(one)) }
    })
    .sort((a, b) => (b.value ?? -Infinity) - (a.value ?? -Infinity) || a.one.id - b.one.id)
  const values = ranked.flatMap(({ value }) => (value === null ? [] : [value]))
  return {
    ...{ function: name, quantity, unit },
    ...coveredOf(period, series),
    ...namesOf(ranked.map(({ one }) => one)),
    measured: ranked.map(({ measured }) => measured),
    estimated: ranked.map(({ estimated }) => estimated),
    value: ranked.map(({ value }) => value),
    ...(name === 'PEAK' && { valueAt: ranked.map(({ at }) => (at === null ? null : at * 1000)) }),
    total: name === 'SUM' && values.length > 0 && addsUp(quantity!, unit!) ? figuresAdded(values) : null,
  }
}

function figureOf(
  name: RankingFunction,
  [figure, measured, estimated, minimum, maximum]: Row extends [number, ...infer Figures] ? Figures : never,
): number {
  if (name === 'PEAK') return figure
  const count = measured + estimated
  const sum = stableSum({ sum: figure, count, minimum, maximum })
  return name === 'MEAN' ? sum / count : sum
}

/** The columns that say which series each place is about. */
export const namesOf = (series: readonly SeriesOfMany[]) => ({
  seriesId: series.map(({ id }) => id),
  meteringPointId: series.map(({ meteringPointId }) => meteringPointId),
  name: series.map(({ name }) => name),
  location: series.map(({ location }) => location),
})

function unitOf(series: SeriesOfMany, name: RankingFunction): FigureUnit {
  const unit = isApplicable(name, series.quantity) ? figureUnit(name, series) : undefined
  if (unit) return unit
  throw new Problem(
    400,
    'FUNCTION_NOT_APPLICABLE',
    `query.function: ${name} says nothing of series ${series.id} of ${series.quantity} in ${series.unit} every ${series.interval}`,
  )
}
