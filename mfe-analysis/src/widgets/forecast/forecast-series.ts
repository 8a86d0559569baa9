import type { ChartValues, TimeSeries } from '@energycockpit/charts'
import type { ProductType } from '@energycockpit/contract'
import { carrierOfProduct } from '@energycockpit/ui'
import { lengthOfRows, type ForecastRow } from './forecast-rows'

interface DrawnForecast {
  rows: readonly ForecastRow[]
  unit: string
  timeZone: string
  productType: ProductType
  labels: Readonly<Record<'measured' | 'expected' | 'band' | 'usual', string>>
  /** Of the whole period: what the legend says. */
  total: { measured: number | null; expected: number | null }
}

/** What was measured as bars, and what is to be expected with its band; of hours also the usual profile. */
export function periodSeries(drawn: DrawnForecast): TimeSeries[] {
  const { rows, labels, productType } = drawn
  const usual = rows.map((row) => row.usual)
  const profile: TimeSeries = {
    ...{ id: 'usual', label: labels.usual, carrier: carrierOfProduct[productType], kind: 'line' },
    isComparison: true,
    values: valuesOf(
      drawn,
      usual,
      usual.map(() => 1),
      usual.reduce<number>((sum, value) => sum + (value ?? 0), 0),
    ),
  }
  const pair = pairOf(drawn, {
    measured: rows.map(({ measured }) => measured),
    expected: rows.map(({ expected }) => expected),
    lower: rows.map(({ lower }) => lower),
    upper: rows.map(({ upper }) => upper),
    // A stretch of which some is yet to come is not whole.
    whole: rows.map(({ expected }) => (expected === null ? 1 : 0.5)),
  })
  return usual.every((value) => value === null) ? pair : [...pair, profile]
}

/** Of a stretch that is over, from which on it counts as measured although some values are missing. */
const mostly = 0.5

/** The place of the first stretch after the last that is over and was measured. */
function placeAhead(rows: readonly ForecastRow[], now: number): number {
  const isMeasured = ({ measured, expected, to }: ForecastRow) =>
    to <= now && measured !== null && (expected === null || Math.abs(measured) >= mostly * Math.abs(expected))
  return rows.findLastIndex(isMeasured) + 1
}

/** From then on nothing was measured: what is not there is not missing. Milliseconds since 1970 UTC. */
export function aheadSince(rows: readonly ForecastRow[], now: number): number {
  const first = rows[placeAhead(rows, now)]
  return first === undefined || first.measured !== null ? now : Math.min(now, first.from)
}

/** The same since the start of the period: one line until now, and from there on the one that is foretold. */
export function cumulatedSeries(drawn: DrawnForecast, now: number): TimeSeries[] {
  const { rows } = drawn
  const ahead = placeAhead(rows, now)
  // The second line begins where the first ends.
  const from = (place: number, value: number | null) =>
    place >= ahead - 1 && ahead < rows.length ? value : null
  const total = { ...drawn.total, measured: rows[ahead - 1]?.cumulated ?? null }
  const pair = pairOf(
    { ...drawn, total },
    {
      measured: rows.map(({ cumulated }, place) => (place < ahead ? cumulated : null)),
      expected: rows.map(({ cumulated }, place) => from(place, cumulated)),
      lower: rows.map(({ cumulated, cumulatedLower }, place) => from(place, cumulatedLower ?? cumulated)),
      upper: rows.map(({ cumulated, cumulatedUpper }, place) => from(place, cumulatedUpper ?? cumulated)),
      whole: rows.map(() => 1),
    },
  )
  return pair.map((each): TimeSeries => ({ ...each, kind: 'step', isCumulated: true }))
}

/** Where the line until now ends, milliseconds since 1970 UTC. */
export const endOfMeasured = (rows: readonly ForecastRow[], now: number): number =>
  rows[placeAhead(rows, now)]?.from ?? rows.at(-1)!.to

interface Pair {
  measured: readonly (number | null)[]
  expected: readonly (number | null)[]
  lower: readonly (number | null)[]
  upper: readonly (number | null)[]
  whole: readonly number[]
}

function pairOf(drawn: DrawnForecast, { measured, expected, lower, upper, whole }: Pair): TimeSeries[] {
  const { labels, productType, total } = drawn
  const carrier = carrierOfProduct[productType]
  const apart = (sign: 1 | -1, limit: readonly (number | null)[]) =>
    expected.map((value, place) => {
      const end = limit[place] ?? null
      return value === null || end === null ? null : sign === 1 ? end - value : value - end
    })
  return [
    {
      id: 'measured',
      label: labels.measured,
      carrier,
      values: valuesOf(drawn, measured, whole, total.measured),
    },
    {
      ...{ id: 'expected', label: labels.expected, carrier, kind: 'line' },
      ...{ isComparison: true, comparedTo: 'measured' },
      values: valuesOf(
        drawn,
        expected,
        expected.map(() => 1),
        total.expected,
      ),
      uncertainty: { label: labels.band, value: apart(1, upper), below: apart(-1, lower) },
    },
  ]
}

function valuesOf(
  { rows, unit, timeZone }: DrawnForecast,
  value: readonly (number | null)[],
  whole: readonly number[],
  total: number | null,
): ChartValues {
  const last = value.findLastIndex((each) => each !== null)
  const known = value.filter((each) => each !== null).length
  return {
    ...{ unit, timeZone, granularity: lengthOfRows(rows), aggregation: 'SUM', value },
    at: rows.map(({ from }) => from),
    from: new Date(rows[0]!.from).toISOString(),
    to: new Date(rows.at(-1)!.to).toISOString(),
    measured: value.map((each, place) => (each === null ? 0 : whole[place]!)),
    estimated: value.map(() => 0),
    total: {
      ...{ value: total, mean: null, estimated: 0, expected: last + 1 },
      measured: last === -1 ? 0 : known / (last + 1),
    },
  }
}
