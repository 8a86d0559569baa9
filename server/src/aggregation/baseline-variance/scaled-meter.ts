import type { ComparedMeter } from './compare-meters'

/** What is expected of a meter times a factor of each day, and its band with it; what was used is left as it is. */
export function withExpected(meter: ComparedMeter, expected: Float64Array): ComparedMeter {
  const size = (values: Float64Array, places: readonly number[]) =>
    places.reduce((sum, place) => sum + Math.abs(values[place]!), 0)
  return {
    ...meter,
    expected,
    uncertaintyOf(places) {
      const before = size(meter.expected, places)
      // Of nothing nothing is uncertain that a factor could change.
      return meter.uncertaintyOf(places) * (before > 0 ? size(expected, places) / before : 1)
    },
  }
}

/** A meter in another unit, of which a kilowatt-hour is worth as much as `rates` say of each day (NaN: nobody knows). */
export function atRates(meter: ComparedMeter, rates: Float64Array): ComparedMeter {
  const times = (values: Float64Array) => values.map((value, place) => value * rates[place]!)
  const { adjustment } = meter
  return {
    ...withExpected(meter, times(meter.expected)),
    actual: times(meter.actual),
    ...(adjustment && { adjustment: times(adjustment) }),
  }
}
