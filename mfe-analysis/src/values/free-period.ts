import { parseDate } from '@internationalized/date'
import type { DateRange } from '@energycockpit/time'
import { isOfLikelyYear } from '../choice/likely-years'

/** The first and the last day as they are typed, `YYYY-MM-DD` each. */
export interface WrittenDays {
  first: string
  last: string
}

export type FaultOfDays = 'missing' | 'unlikely' | 'order'

/** The half open range of two typed days, or what is wrong with each of them. */
export function readDays({ first, last }: WrittenDays): {
  range?: DateRange
  faults: Partial<Record<keyof WrittenDays, FaultOfDays>>
} {
  const faults = { ...faultOf('first', first), ...faultOf('last', last) }
  if (Object.keys(faults).length > 0) return { faults }
  if (last < first) return { faults: { last: 'order' } }
  return { range: { from: first, to: parseDate(last).add({ days: 1 }).toString() }, faults }
}

/** The days that a range begins and ends with. */
export const writeDays = ({ from, to }: DateRange): WrittenDays => ({
  first: from,
  last: parseDate(to).subtract({ days: 1 }).toString(),
})

function faultOf(name: keyof WrittenDays, day: string): Partial<Record<keyof WrittenDays, FaultOfDays>> {
  if (!isDay(day)) return { [name]: 'missing' }
  return isOfLikelyYear(day) ? {} : { [name]: 'unlikely' }
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  try {
    return parseDate(text).toString() === text
  } catch {
    return false
  }
}
