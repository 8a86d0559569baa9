import { closedDays, closuresOf, type Closures } from '../closed-days'
import type { DailySeries } from '../daily-series'
import { driversOnce, effectiveParameters, fitPooled, type PooledFit } from '../pooled/fit-pooled'
import { tamedUsage } from '../pooled/tamed-usage'
import { chooseDrivers, type ChosenDrivers } from './choose-drivers'
import type { DriverFindings, ModelDriver } from './driver'
import { driverStatistics } from './driver-statistics'
import { effectOfDrivers } from './effect-of-drivers'

interface DaysToPrepare {
  history: DailySeries
  /** Places with usage, and those of them that have what the model goes by. */
  measured: readonly number[]
  candidates: readonly number[]
  withTemperature: boolean
  weights: Float64Array
  /** Whether shut days are not fitted with the others. */
  areApart: boolean
}

/** Days as they are fitted: without faults, and apart from what drivers add. */
export interface PreparedDays {
  closures: Closures
  closed: Uint8Array
  places: readonly number[]
  /** With tamed usage, and the same without what drivers add: NaN where that is not known. */
  series: DailySeries
  rest: DailySeries
  /** The fit in which the drivers were found; undefined without drivers. */
  joint: PooledFit | undefined
  drivers: ModelDriver[]
  findings: DriverFindings | undefined
}

/**
 * Which days are closed shows in what drivers leave: where works go on while the offices rest, the sum says neither. So
 * they are estimated roughly before it is settled which days these are.
 */
export function preparedDays(given: DaysToPrepare): PreparedDays {
  const { history, measured, candidates, withTemperature, weights, areApart } = given
  const closedBy = (usage: Float64Array) => {
    const closures = closuresOf({ ...history, usage: onlyAt(measured, usage) })
    // Where shut days are fitted as all others, they are as these.
    const days = areApart ? history : { ...history, shut: new Uint8Array(history.day.length) }
    return { closures, closed: closedDays(days, closures) }
  }
  const choose = ({ closed }: { closed: Uint8Array }) =>
    chooseDrivers(history.drivers ?? [], {
      series: history,
      closed,
      places: candidates,
      withTemperature,
      weights,
    })
  let closing = closedBy(history.usage)
  let found = choose(closing)
  if (found.chosen.length > 0) {
    const again = closedBy(withoutEffect(history, found, { ...closing, withTemperature, weights }))
    if (!same(again.closures, closing.closures)) {
      closing = again
      found = choose(again)
    }
  }
  const columns = found.chosen.map(({ column }) => column)
  const input = { closed: closing.closed, withTemperature, weights, drivers: columns }
  const usage = tamedUsage({ ...input, series: history, places: found.places })
  const series = { ...history, usage }
  const places = found.places.filter((place) => !Number.isNaN(usage[place]!))
  const days = { ...closing, places, series }
  const { leftOut } = found
  if (columns.length === 0) {
    const findings = history.drivers && { used: [], leftOut }
    return { ...days, rest: series, joint: undefined, drivers: [], findings }
  }
  const joint = fitPooled({ ...input, series, places })
  const fitted = { ...joint, coefficients: joint.ofDrivers, parameters: effectiveParameters(joint) }
  const used = driverStatistics(found.chosen, fitted, { day: series.day, usage, places, weights })
  const drivers = used.map(({ key, coefficient, mean, low, high }) => ({ key, coefficient, mean, low, high }))
  const effect = effectOfDrivers(drivers, series)
  const rest = { ...series, usage: usage.map((value, place) => value - effect[place]!) }
  return { ...days, rest, joint, drivers, findings: { used, leftOut } }
}

/** Usage without what drivers add by a first rough fit. */
function withoutEffect(
  history: DailySeries,
  { chosen, places, equations }: ChosenDrivers,
  fitted: { closed: Uint8Array; withTemperature: boolean; weights: Float64Array },
): Float64Array {
  const columns = chosen.map(({ column }) => column)
  const coefficients = driversOnce({ ...fitted, series: history, places, drivers: columns }, equations)
  return history.usage.map((value, place) =>
    columns.reduce((rest, column, driver) => rest - coefficients[driver]! * column[place]!, value),
  )
}

const same = (one: Closures, other: Closures) =>
  one.endOfYear === other.endOfYear && one.restDays.join() === other.restDays.join()

/** NaN elsewhere. */
function onlyAt(places: readonly number[], values: Float64Array): Float64Array {
  const kept = new Float64Array(values.length).fill(NaN)
  for (const place of places) kept[place] = values[place]!
  return kept
}
