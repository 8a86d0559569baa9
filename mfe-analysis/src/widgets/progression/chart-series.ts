import type { ChartValues, TimeSeries } from '@energycockpit/charts'
import { carrierOfProduct } from '@energycockpit/ui'
import type { LineValues } from './line-values'
import type { Line } from './lines'
import type { Look } from './settings'

/** The series of the chart: every line that has values, in the order of the lines. */
export function chartSeries(
  lines: readonly Line[],
  whole: readonly LineValues[],
  finer: readonly LineValues[] | undefined,
  look: Look,
  labelOf: (line: Line) => string,
): TimeSeries[] {
  const found = new Map(whole.map((each) => [each.key, each.values]))
  const foundFiner = new Map(finer?.map((each) => [each.key, each.values]))
  return lines.flatMap((line) => {
    const values = found.get(line.key)
    if (!values || values.value.every((value) => value === null)) return []
    return [
      {
        id: line.key,
        label: labelOf(line),
        values,
        finer: foundFiner.get(line.key),
        carrier: carrierOfProduct[line.productType],
        modelled: line.isModelled,
        kind: look === 'lines' ? 'line' : undefined,
      },
    ]
  })
}

/**
 * Values of another period on the time of these, place by place: bucket 1 beside bucket 1. Buckets that the other
 * period does not have are empty.
 */
export function besideThese(values: ChartValues, other: ChartValues): ChartValues {
  const every = <Item>(items: readonly Item[], nothing: Item) =>
    values.at.map((_, place) => items[place] ?? nothing)
  return {
    ...{ unit: other.unit, aggregation: other.aggregation, total: other.total },
    ...{ timeZone: values.timeZone, granularity: values.granularity },
    ...{ at: values.at, from: values.from, to: values.to },
    value: every(other.value, null),
    measured: every(other.measured, 0),
    estimated: every(other.estimated, 0),
  }
}

/** After each series, as far as they are there, its values of the other period. */
export function withCompared(
  series: readonly TimeSeries[],
  before: readonly LineValues[],
  labelOf: (label: string) => string,
  period: { name: string; when: string },
): TimeSeries[] {
  const found = new Map(before.map(({ key, values }) => [key, values]))
  return series.flatMap((each) => {
    const other = found.get(each.id)
    if (!other || other.value.every((value) => value === null)) return [each]
    const compared = {
      ...{ id: `${each.id} compared`, label: labelOf(each.label), carrier: each.carrier, isComparison: true },
      ...(series.length > 1 && { comparedTo: each.id }),
      beside: { ...period, at: other.at, to: Date.parse(other.to) },
      values: besideThese(each.values, other),
    }
    return [each, compared]
  })
}
