import { parse } from 'csv-parse'
import type { Readable } from 'node:stream'
import type { MeasuredDay } from '../src/daily/daily-series'
import { BadInput } from './bad-input'
import { columnsOf, delimiterOf, type Columns } from './columns'
import { dateIn, flagIn, numberIn } from './fields'
import { inOrder } from './in-order'

/** The days of each meter in ascending order, meters in the order in which the file names them. */
export type Meters = Map<string, MeasuredDay[]>

export interface ReadMeters {
  meters: Meters
  /** Names of the drivers that each day has, in their order. */
  drivers: string[]
}

/** Reads the file's days. `drivers`: those that are asked for, see `columnsOf`. Throws BadInput with line and column for the first field that cannot be read. */
export async function readMeters(input: Readable, drivers?: readonly string[]): Promise<ReadMeters> {
  const [start, whole] = await withStart(input)
  const delimiter = delimiterOf(start)
  const meters: Meters = new Map()
  let columns: Columns | undefined
  const parser = parse({
    ...{ bom: true, delimiter, skip_empty_lines: true, relax_column_count: true, trim: true },
    on_record: (fields: string[], { lines }) => {
      if (columns === undefined) columns = columnsOf(fields, drivers)
      else add(meters, columns, fields, { line: lines, decimalComma: delimiter === ';' })
      return null
    },
  })
  await new Promise<void>((resolve, reject) => {
    const fail = (error: Error) => reject(isOfParser(error) ? new BadInput(error.message) : error)
    parser.on('end', resolve).on('error', fail)
    parser.resume()
    whole.on('error', fail).pipe(parser)
  })
  // Set by the parser, which the compiler does not see.
  const found = columns as Columns | undefined
  if (found === undefined) throw new BadInput('The file is empty.')
  for (const [meter, days] of meters) inOrder(meter, days)
  return { meters, drivers: found.drivers.map(({ name }) => name) }
}

function add(
  meters: Meters,
  columns: Columns,
  fields: readonly string[],
  at: { line: number; decimalComma: boolean },
): void {
  if (fields.length !== columns.count)
    throw new BadInput(`Line ${at.line}: ${fields.length} fields instead of ${columns.count}.`)
  const meter = fields[columns.meter]!
  if (meter === '') throw new BadInput(`Line ${at.line}, column meter: a name is missing.`)
  const day: MeasuredDay = {
    day: dateIn(fields[columns.date]!, at.line),
    usage: numberIn(fields[columns.usage]!, 'usage', at),
    temperature:
      columns.temperature < 0 ? undefined : numberIn(fields[columns.temperature]!, 'temperature', at),
    holiday: columns.holiday >= 0 && flagIn(fields[columns.holiday]!, 'holiday', at.line),
    ...(columns.closed >= 0 && { shut: flagIn(fields[columns.closed]!, 'closed', at.line) }),
    ...(columns.drivers.length > 0 && {
      drivers: columns.drivers.map(({ name, column }) => numberIn(fields[column]!, name, at)),
    }),
  }
  const days = meters.get(meter)
  if (days === undefined) meters.set(meter, [day])
  else days.push(day)
}

/** The first part of the stream, and the stream with it. */
async function withStart(input: Readable): Promise<[string, Readable]> {
  const { PassThrough } = await import('node:stream')
  const whole = new PassThrough()
  return new Promise((resolve, reject) => {
    input.once('error', reject)
    input.once('end', () => resolve(['', whole]))
    input.once('data', (chunk: Buffer) => resolve([chunk.toString('utf8'), whole]))
    input.pipe(whole)
    input.on('error', (error) => whole.destroy(error))
  })
}

const isOfParser = (error: Error) => 'code' in error && String(error.code).startsWith('CSV_')
