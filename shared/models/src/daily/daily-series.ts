/**
 * A meter's calendar days, in the time zone of its place: without a gap in the dates, and with NaN for what was not
 * measured. All arrays have the same length.
 */
export interface DailySeries {
  /** Days since 1970-01-01, each one more than that before it. */
  day: Int32Array
  /** Energy of the day, in the unit of the meter; negative where more was fed in than taken. */
  usage: Float64Array
  /** Mean outdoor temperature of the day, °C. */
  temperature: Float64Array
  /** 1 on public holidays. */
  holiday: Uint8Array
  /** 1 on days on which the place was shut altogether, such as weeks of holidays or a refurbishment. */
  shut: Uint8Array
  /** What else usage may follow; absent: nothing. */
  drivers?: readonly DriverDays[]
}

/** A further influence: what was produced, how many people were there. */
export interface DriverDays {
  key: string
  /** NaN on days on which it is not known, which is never 0. */
  values: Float64Array
}

export interface MeasuredDay {
  day: number
  usage?: number | undefined
  temperature?: number | undefined
  holiday?: boolean | undefined
  shut?: boolean | undefined
  /** Of each driver that the series has, in the same order. */
  drivers?: readonly (number | undefined)[] | undefined
}

/** The days in any order, each at most once; those between that are not named have no values. `drivers`: their keys. */
export function dailySeries(days: readonly MeasuredDay[], drivers: readonly string[] = []): DailySeries {
  let first = Infinity
  let last = -Infinity
  for (const { day } of days) {
    first = Math.min(first, day)
    last = Math.max(last, day)
  }
  const length = days.length === 0 ? 0 : last - first + 1
  const series: DailySeries = {
    day: Int32Array.from({ length }, (_, place) => first + place),
    usage: new Float64Array(length).fill(NaN),
    temperature: new Float64Array(length).fill(NaN),
    holiday: new Uint8Array(length),
    shut: new Uint8Array(length),
    ...(drivers.length > 0 && {
      drivers: drivers.map((key) => ({ key, values: new Float64Array(length).fill(NaN) })),
    }),
  }
  for (const { day, usage, temperature, holiday, shut, drivers: of } of days) {
    const place = day - first
    series.usage[place] = finiteOrNaN(usage)
    series.temperature[place] = believed(temperature)
    series.holiday[place] = holiday ? 1 : 0
    series.shut[place] = shut ? 1 : 0
    series.drivers?.forEach(({ values }, driver) => (values[place] = finiteOrNaN(of?.[driver])))
  }
  return series
}

/** The days from one place to before another, sharing their values. */
export const partOf = (series: DailySeries, from: number, to: number): DailySeries => ({
  day: series.day.subarray(from, to),
  usage: series.usage.subarray(from, to),
  temperature: series.temperature.subarray(from, to),
  holiday: series.holiday.subarray(from, to),
  shut: series.shut.subarray(from, to),
  ...(series.drivers && {
    drivers: series.drivers.map(({ key, values }) => ({ key, values: values.subarray(from, to) })),
  }),
})

/** Beyond any weather, also in °F: a fault of the sensor, between whose degrees balance points would be sought without end. */
const furthestTemperature = 150

const believed = (temperature: number | undefined) =>
  Math.abs(temperature ?? NaN) <= furthestTemperature ? temperature! : NaN

const finiteOrNaN = (value: number | undefined) =>
  value !== undefined && Number.isFinite(value) ? value : NaN
