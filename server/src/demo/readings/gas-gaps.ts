/*
 * Which zeros of a gas series are gaps. The source writes a missing reading as 0, and a heating meter that stands
 * still is 0 as well, so a zero counts as a gap only where it cannot be a standing heating meter:
 *
 * 1. Whole delivery days. Gas data come in files of one day, cut at midnight or at the start of the gas day (06:00
 *    UTC in the source). A run that starts exactly there and lasts exactly a number of days, up to four weeks, is
 *    missing files: heating stops and starts with the weather and the working day, at any hour. In the source 24, 48
 *    and 96 hours at 06:00 stand out between full consumption, in buildings that otherwise never pause. A longer run
 *    is left alone: a summer may last whole days by chance, and it would be a big thing to take away.
 * 2. Frost. In a run during which it is colder than 5 °C on average for 72 hours in succession, frost protection
 *    would have had to fire, even in a building that is closed over a long weekend. The meter has failed, and since
 *    nobody knows when in the run, all of it is a gap.
 * 3. Silence of all. An hour in which every meter of the portfolio is 0 at once is a failure of what collects them
 *    (3 to 6 July 2021): kitchens and laboratories burn gas in summer too.
 *
 * Everything else stays a measured 0: summers, weekends, nights, and the closed buildings of spring 2020.
 */
const shortestDay = 24
const maxDeliveryLength = 4 * 7 * 24
const deliveryStarts = new Set([0, 6])
const frostHours = 72
const frostTemperature = 5

export interface GasGapsInput {
  /** Energy of each hour; 0 where nothing was burned or nothing is known. */
  values: Float64Array
  /** Outdoor temperature of the same hours, °C. */
  temperature: Float64Array
  /** 1 where every gas meter of the portfolio is 0. */
  allSilent: Uint8Array
  /** Hour of the day (UTC) at which the first value starts. */
  firstHourOfDay: number
}

/** 1 for each hour that is a gap. */
export function gasGaps({ values, temperature, allSilent, firstHourOfDay }: GasGapsInput): Uint8Array {
  const gaps = Uint8Array.from(allSilent)
  for (const run of zeroRuns(values)) {
    const startsAt = (firstHourOfDay + run.start) % 24
    // Where a run touches an end of the data, its true start or length is not known.
    const whole = run.start > 0 && run.end < values.length
    if ((whole && isDelivery(run, startsAt)) || hasFrost(run, temperature)) gaps.fill(1, run.start, run.end)
  }
  return gaps
}

/** 1 for each hour in which all the series are 0; none when there is only one series to compare. */
export function allSilentHours(series: readonly Float64Array[]): Uint8Array {
  const count = series[0]?.length ?? 0
  const silent = new Uint8Array(count)
  if (series.length < 2) return silent
  for (let place = 0; place < count; place++)
    silent[place] = series.every((values) => values[place] === 0) ? 1 : 0
  return silent
}

/** Half open. */
interface Run {
  start: number
  end: number
}

function* zeroRuns(values: Float64Array): Generator<Run> {
  for (let start = 0; start < values.length; start++) {
    if (values[start] !== 0) continue
    let end = start
    while (end < values.length && values[end] === 0) end++
    yield { start, end }
    start = end
  }
}

function isDelivery(run: Run, startsAt: number): boolean {
  const length = run.end - run.start
  return length % shortestDay === 0 && length <= maxDeliveryLength && deliveryStarts.has(startsAt)
}

function hasFrost(run: Run, temperature: Float64Array): boolean {
  let sum = 0
  for (let place = run.start; place < run.end; place++) {
    sum += temperature[place]!
    const leaving = place - frostHours
    if (leaving >= run.start) sum -= temperature[leaving]!
    if (place - run.start + 1 >= frostHours && sum < frostTemperature * frostHours) return true
  }
  return false
}
