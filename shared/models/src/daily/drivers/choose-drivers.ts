import type { DriverDays } from '../daily-series'
import { median } from '../median'
import { numbersOf } from '../numbers-of'
import { pooledEquations, type PooledEquations, type PooledInput } from '../pooled/fit-pooled'
import type { DriverLeftOut } from './driver'
import { ownShare, partialled, productsOf } from './partialled'

/** Of the days that could be fitted, how many must be left when a driver is required of them. */
const neededShare = 0.9
/** A driver that differs on fewer days from its median says something of these days and nothing of itself. */
const fewestOtherDays = 10
/** Variance inflation factors. D. Marquardt, Technometrics 12 (1970): of two regressors that say the same, 10. */
const mostOfDrivers = 10
/** What differs between working days and others is mostly calendar, and what is left of it tells enough. */
const mostOfCalendar = 50

/** A driver that is fitted, standardised: no unit bends what the penalties of other columns mean. */
export interface ChosenDriver {
  key: string
  /** 0 where it is not known, which is on no day that is fitted. */
  column: Float64Array
  mean: number
  scale: number
  low: number
  high: number
}

export interface ChosenDrivers {
  chosen: ChosenDriver[]
  places: readonly number[]
  leftOut: DriverLeftOut[]
  /** Of the chosen ones, where they have been added up already. */
  equations: PooledEquations | undefined
}

/** The drivers that can be fitted, the days that have all of them, and why others are left out. Earlier ones go first. */
export function chooseDrivers(
  drivers: readonly DriverDays[],
  input: Omit<PooledInput, 'drivers'>,
): ChosenDrivers {
  const leftOut: DriverLeftOut[] = []
  let { places } = input
  const all = places.length
  const usable = drivers.filter(({ key, values }) => {
    const known = places.filter((place) => Number.isFinite(values[place]!))
    if (known.length < neededShare * all) {
      leftOut.push({ key, code: 'TOO_FEW_DAYS', share: known.length / all, needed: neededShare })
      return false
    }
    if (isConstant(numbersOf(known, (place) => values[place]!))) {
      leftOut.push({ key, code: 'CONSTANT' })
      return false
    }
    places = known
    return true
  })
  let chosen = usable.map((driver) => standardised(driver, places))
  if (chosen.length === 0) return { chosen, places, leftOut, equations: undefined }
  const equations = pooledEquations({ ...input, places, drivers: chosen.map(({ column }) => column) })
  const found = following(chosen, equations, { ...input, places })
  if (found.length === 0) return { chosen, places, leftOut, equations }
  leftOut.push(...found)
  chosen = chosen.filter(({ key }) => !found.some((one) => one.key === key))
  // Days are asked for the drivers that are left, and for no others.
  const left = drivers.filter(({ key }) => chosen.some((one) => one.key === key))
  places = input.places.filter((place) => left.every(({ values }) => Number.isFinite(values[place]!)))
  chosen = left.map((driver) => standardised(driver, places))
  return { chosen, places, leftOut, equations: undefined }
}

function isConstant(values: Float64Array): boolean {
  const middle = median(values)
  return values.filter((value) => Math.abs(value - middle) > 1e-9 * Math.abs(middle)).length < fewestOtherDays
}

function standardised({ key, values }: DriverDays, places: readonly number[]): ChosenDriver {
  let [sum, low, high] = [0, Infinity, -Infinity]
  for (const place of places) {
    sum += values[place]!
    low = Math.min(low, values[place]!)
    high = Math.max(high, values[place]!)
  }
  const mean = sum / places.length
  const squares = places.reduce((all, place) => all + (values[place]! - mean) ** 2, 0)
  const scale = Math.sqrt(squares / places.length)
  const column = new Float64Array(values.length)
  for (const place of places) column[place] = (values[place]! - mean) / scale
  return { key, column, mean, scale, low, high }
}

/** Those that follow from the calendar and the weather, and those that do from the ones before them. */
function following(
  chosen: readonly ChosenDriver[],
  equations: PooledEquations,
  { places, weights }: PooledInput,
): DriverLeftOut[] {
  const weight = numbersOf(places, (place) => weights?.[place] ?? 1)
  const left = productsOf(partialled(equations, places), weight)
  const leftOut: DriverLeftOut[] = []
  const kept: number[] = []
  chosen.forEach(({ key, column }, place) => {
    const ofAll = places.reduce((sum, day, row) => sum + weight[row]! * column[day]! ** 2, 0)
    const ofCalendar = ofAll / left[place]![place]!
    if (!(ofCalendar <= mostOfCalendar)) {
      leftOut.push({ key, code: 'FOLLOWS_CALENDAR', inflation: told(ofCalendar), most: mostOfCalendar })
      return
    }
    const group = [...kept, place]
    const inflation = Math.max(
      ...group.map(
        (one) =>
          1 /
          ownShare(
            left,
            one,
            group.filter((other) => other !== one),
          ),
      ),
    )
    if (inflation <= mostOfDrivers) kept.push(place)
    else leftOut.push({ key, code: 'FOLLOWS_DRIVER', inflation: told(inflation), most: mostOfDrivers })
  })
  return leftOut
}

/** One that is infinite cannot be written. */
const told = (inflation: number) => Math.min(1e6, Number.isNaN(inflation) ? Infinity : inflation)
