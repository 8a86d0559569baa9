import { BadInput } from './bad-input'

/** At which place of a row each column stands; −1 for one that the file does not have. */
export interface Columns {
  count: number
  meter: number
  date: number
  usage: number
  temperature: number
  holiday: number
  closed: number
  /** What usage is taken to follow beside. */
  drivers: readonly Driver[]
}

export interface Driver {
  name: string
  column: number
}

/** Columns whose names begin so are drivers, unless others are asked for. */
const prefix = 'driver:'

const needed = ['meter', 'date', 'usage']
const known = [...needed, 'temperature', 'holiday', 'closed']

/**
 * By the names of the first row, in any order; others are left alone. `wanted`: names of drivers, with or without
 * `driver:` before them; undefined: all columns that begin so.
 */
export function columnsOf(header: readonly string[], wanted?: readonly string[]): Columns {
  const names = header.map((name) => name.trim().toLowerCase())
  const missing = needed.filter((name) => !names.includes(name))
  if (missing.length > 0)
    throw new BadInput(
      `Line 1: the column ${missing.join(' and ')} is missing. There is: ${header.join(', ')}. Needed are ${needed.join(', ')}; temperature, holiday, closed and drivers (driver:NAME) may be there.`,
    )
  const drivers = driversOf(header, wanted)
  const twice = [...known, ...drivers.map(({ column }) => names[column]!)].find(
    (name) => names.indexOf(name) !== names.lastIndexOf(name),
  )
  if (twice !== undefined) throw new BadInput(`Line 1: the column ${twice} is there twice.`)
  const [meter, date, usage, temperature, holiday, closed] = known.map((name) => names.indexOf(name))
  return {
    ...{ count: header.length, meter: meter!, date: date!, usage: usage! },
    ...{ temperature: temperature!, holiday: holiday!, closed: closed!, drivers },
  }
}

function driversOf(header: readonly string[], wanted: readonly string[] | undefined): Driver[] {
  const all = header.map((written, column) => {
    const name = written.trim()
    const isDriver = name.toLowerCase().startsWith(prefix)
    return { name: isDriver ? name.slice(prefix.length).trim() : name, column, isDriver }
  })
  if (wanted === undefined) return all.filter(({ isDriver }) => isDriver)
  return wanted.map((name) => {
    const same = all.filter((one) => one.name.toLowerCase() === name.toLowerCase())
    const [found, other] = same
      .filter(({ isDriver }) => isDriver)
      .concat(same.filter(({ isDriver }) => !isDriver))
    if (found === undefined)
      throw new BadInput(`Line 1: the driver ${name} is missing. There is: ${header.join(', ')}.`)
    if (known.includes(name.toLowerCase()) && !found.isDriver)
      throw new BadInput(`--drivers: ${name} is in the model already.`)
    if (other !== undefined) throw new BadInput(`Line 1: the driver ${name} is there twice.`)
    return found
  })
}

/** A comma, or what the first line has more of: a semicolon or a tabulator. */
export function delimiterOf(start: string): string {
  const line = start.split(/\r|\n/, 1)[0]!
  const count = (delimiter: string) => line.split(delimiter).length
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best))
}
