import type { TwinObject, TwinPoint, TwinValue, TwinValues } from '@energycockpit/contract'

/** A series of a metering point with what it shows; `value` undefined: nothing is known of it yet. */
export interface SeriesValue {
  point: TwinPoint
  series: TwinPoint['series'][number]
  value: TwinValue | undefined
}

/** The series of the metering points that are assigned to an object, in their order. */
export function valuesOf(
  { fields }: TwinObject,
  points: readonly TwinPoint[],
  values: TwinValues | undefined,
): SeriesValue[] {
  return fields.meteringPoints.flatMap((id) => {
    const point = points.find((one) => one.id === id)
    if (!point) return []
    return point.series.map((series) => ({
      ...{ point, series },
      value: values?.values.find(({ seriesId }) => seriesId === series.id),
    }))
  })
}

/** What says most about an object at a glance comes first. */
const ranks = [
  ...['POWER', 'ENERGY', 'VOLUME', 'TEMPERATURE', 'RELATIVE_HUMIDITY', 'IRRADIANCE'],
  ...['OUTPUT', 'OCCUPANCY', 'CARBON_INTENSITY', 'PRICE'],
]

/** The one value that stands for an object: of those that there are, of the first metering point, power before others. */
export function headline(values: readonly SeriesValue[]): SeriesValue | undefined {
  const order = values
    .map((one, at) => ({ one, at, hasValue: one.value?.latest != null }))
    .toSorted(
      (a, b) =>
        Number(b.hasValue) - Number(a.hasValue) ||
        placeOf(a.one, values) - placeOf(b.one, values) ||
        ranks.indexOf(a.one.series.quantity) - ranks.indexOf(b.one.series.quantity) ||
        a.at - b.at,
    )
  return order[0]?.one
}

const placeOf = ({ point }: SeriesValue, values: readonly SeriesValue[]) =>
  values.findIndex((other) => other.point.id === point.id)

const day = 86_400_000
/** Milliseconds of an interval, at most. */
const durations: Readonly<Record<TwinPoint['series'][number]['interval'], number>> = {
  PT1S: 1_000,
  PT1M: 60_000,
  PT5M: 300_000,
  PT10M: 600_000,
  PT15M: 900_000,
  PT30M: 1_800_000,
  PT1H: 3_600_000,
  P1D: day,
  P1M: 31 * day,
  P3M: 92 * day,
  P1Y: 366 * day,
}
const patience = 3_600_000

/** Whether a value should have been followed by others: three intervals, and at least an hour, ago. */
export function isOverdue({ series, value }: SeriesValue, at: string): boolean {
  if (!value?.latest) return false
  return Date.parse(at) - Date.parse(value.latest.to) > Math.max(3 * durations[series.interval], patience)
}
