import type { Climate } from './climate'

/** How the weather may go on. */
export interface Weather {
  /** As how many years earlier, and as how many days before those; 0 years: as is usual. */
  years: number
  shift: number
  /** °C of each day, as known where it is known; NaN where nothing can be said. */
  temperature: Float64Array
}

const year = 365.2425
/** Of each earlier year, its weather some days earlier and later may come as well. */
const shifts = [0, -7, 7, -14, 14]
const mostYears = 20
const mostWeathers = 25
/** Of the days that an earlier year should tell. */
const mostMissing = 0.2

/**
 * How the weather may go on after the days of which it is known: as it did in each of the earlier years, and on the same
 * days a week or two earlier or later. Today's departure from what is usual fades into that of the earlier year.
 * `day` follow each other; `temperature` is NaN where it is not known.
 */
export function weathersOf(climate: Climate, day: Int32Array, temperature: Float64Array): Weather[] {
  const first = firstAhead(temperature)
  const whole = (of: (place: number) => number, years = 0, shift = 0): Weather => ({
    ...{ years, shift },
    temperature: temperature.map((value, place) => (Number.isNaN(value) ? of(place) : value)),
  })
  const usual = (place: number) => climate.usual(day[place]!)
  if (first === undefined || first === 0) return [whole(usual)]
  const now = day[first - 1]!
  const ahead = day.length - first
  const found: { years: number; shift: number; days: number }[] = []
  for (const shift of shifts)
    for (let years = 1; years <= mostYears; years++) {
      const days = Math.round(years * year) + shift
      const missing = countMissing(climate, day.subarray(first), days)
      if (missing <= mostMissing * ahead) found.push({ years, shift, days })
    }
  const chosen = found.slice(0, mostWeathers)
  if (chosen.length === 0) return [whole(usual)]
  const wider = widening(chosen)
  const known = temperature[first - 1]! - climate.usual(now)
  return chosen.map(({ years, shift, days }) => {
    const departed = (of: number) => {
      const value = climate.departure(of - days)
      return Number.isNaN(value) ? 0 : wider * value
    }
    const off = known - departed(now)
    const at = (place: number) => {
      if (place < first) return usual(place)
      const fading = off * climate.persistence ** (day[place]! - now)
      return usual(place) + departed(day[place]!) + fading
    }
    return whole(at, years, shift)
  })
}

/** The place after the last day whose temperature is known; undefined where that is the last one. */
function firstAhead(temperature: Float64Array): number | undefined {
  let first = temperature.length
  while (first > 0 && Number.isNaN(temperature[first - 1]!)) first--
  return first === temperature.length ? undefined : first
}

function countMissing({ departure }: Climate, ahead: Int32Array, days: number): number {
  let missing = 0
  for (const each of ahead) if (Number.isNaN(departure(each - days))) missing++
  return missing
}

/** What is usual is the mean of the same few years, so these depart from it by less than the next one will. */
function widening(chosen: readonly { years: number }[]): number {
  const count = new Set(chosen.map(({ years }) => years)).size
  return count < 2 ? 1 : Math.sqrt(count / (count - 1))
}
