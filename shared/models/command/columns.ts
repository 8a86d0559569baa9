import { BadInput } from './bad-input'

/** At which place of a row each column stands; −1 for one that the file does not have. */
export interface Columns {
  count: number
  meter: number
  date: number
  usage: number
  temperature: number
  holiday: number
}

const needed = ['meter', 'date', 'usage']
const known = [...needed, 'temperature', 'holiday']

/** By the names of the first row, in any order; others are left alone. */
export function columnsOf(header: readonly string[]): Columns {
  const names = header.map((name) => name.trim().toLowerCase())
  const missing = needed.filter((name) => !names.includes(name))
  if (missing.length > 0)
    throw new BadInput(
      `Line 1: the column ${missing.join(' and ')} is missing. There is: ${header.join(', ')}. Needed are ${needed.join(', ')}; temperature and holiday may be there.`,
    )
  const twice = known.find((name) => names.indexOf(name) !== names.lastIndexOf(name))
  if (twice !== undefined) throw new BadInput(`Line 1: the column ${twice} is there twice.`)
  const [meter, date, usage, temperature, holiday] = known.map((name) => names.indexOf(name))
  return {
    ...{ count: header.length, meter: meter!, date: date!, usage: usage! },
    ...{ temperature: temperature!, holiday: holiday! },
  }
}

/** A comma, or what the first line has more of: a semicolon or a tabulator. */
export function delimiterOf(start: string): string {
  const line = start.split(/\r|\n/, 1)[0]!
  const count = (delimiter: string) => line.split(delimiter).length
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best))
}
