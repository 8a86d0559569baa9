import type { CsvGuess } from '@energycockpit/contract'
import { valueOr } from './guesses'

const minutesOfDay = 1_440
/** A day on which clocks change has more or fewer. */
const leastHours = 23

/**
 * Whether each row is a day and each column an hour or a shorter time of it. The file would otherwise be taken for the
 * daily values of as many meters. Meters have names; times of a day are numbered, or written as a clock shows them.
 */
export function isMatrix({ interval, timeColumn, values, headings }: CsvGuess): boolean {
  if (valueOr(interval, 'P1D') !== 'P1D' || valueOr(timeColumn, null) !== null) return false
  if (values.length < leastHours) return false
  const names = values.map(({ column }) => headings[column] ?? '')
  if (names.every((name) => name === '')) return dayOf(values.length) !== undefined
  const places = names.map(placeInDay)
  const steps = places.slice(1).map((place, at) => place - places[at]!)
  const [step = Number.NaN] = steps.toSorted((one, other) => one - other).slice(Math.floor(steps.length / 2))
  return step > 0 && steps.filter((one) => one === step).length >= 0.9 * steps.length
}

/** How many minutes each of so many columns has of a day; undefined: it is none. */
const dayOf = (count: number): number | undefined =>
  [60, 30, 15, 10, 5].find((minutes) => Math.abs(count * minutes - minutesOfDay) <= 60)

/** 'Std. 7', 'HH07', '7' and '07:00-08:00' are places in a day; NaN for any other name. */
function placeInDay(name: string): number {
  const time = /^\D{0,8}(\d{1,2})[:.](\d\d)(?::\d\d)?(?:\s*(?:-|–|bis|to)\s*\d{1,2}[:.]\d\d)?\D{0,8}$/i.exec(
    name,
  )
  if (time) return Number(time[1]) * 60 + Number(time[2])
  return Number(/^\D{0,12}(\d{1,3})\D{0,8}$/.exec(name)?.[1] ?? Number.NaN)
}
