import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type { SourceHours } from './redating'

/** The hours that the source has: four years, in UTC. Known without reading it, which takes a second. */
export const hoursOfSource: SourceHours = { start: Date.UTC(2019, 0) / 1000, count: (4 * 365 + 1) * 24 }

/** Hourly columns of the source by their names, all of the same hours. See the README beside the files. */
export interface Source extends SourceHours {
  columns: ReadonlyMap<string, Float64Array>
}

const folder = new URL('../data/cambridge-estates/', import.meta.url)
const files = ['readings-2019-2022.csv.gz', 'environment-2019-2022.csv.gz']
const hour = 3_600
/** Looked up once: two million fields are read, and a global costs as much as the rest inside jest. */
const { isNaN } = Number
const toNumber = Number

/** Reads the files that the server ships. Throws when one is damaged: a row too few, a field that is no number. */
export async function readSource(): Promise<Source> {
  const tables = await Promise.all(files.map((file) => readHours(file)))
  if (tables.some(({ start, count }) => start !== hoursOfSource.start || count !== hoursOfSource.count))
    throw new Error('The demo data are damaged: their files are not of the years 2019 to 2022')
  return { ...hoursOfSource, columns: new Map(tables.flatMap(({ columns }) => [...columns])) }
}

/** Each number goes straight to its place: a list of each hour's would be as much to clear away as to read. */
async function readHours(file: string): Promise<Source> {
  const input = createReadStream(new URL(file, folder)).pipe(createGunzip())
  let columns: [name: string, values: Float64Array][] | undefined
  let start = 0
  let count = 0
  for await (const line of createInterface({ input })) {
    const fields = line.split(',')
    if (columns === undefined) {
      columns = fields.slice(1).map((name) => [name, new Float64Array(hoursOfSource.count)])
      continue
    }
    const at = Date.parse(fields[0]!) / 1000
    if (count === 0) start = at
    if (at !== start + count * hour || fields.length !== columns.length + 1) throw damaged(file, fields)
    for (const [place, [, values]] of columns.entries()) {
      const field = fields[place + 1]!
      const value = field === '' ? NaN : toNumber(field)
      if (isNaN(value)) throw damaged(file, fields)
      values[count] = value
    }
    count++
  }
  if (columns === undefined || count === 0) throw new Error(`The demo data are damaged: ${file} is empty`)
  return { start, count, columns: new Map(columns) }
}

const damaged = (file: string, [time]: readonly string[]) =>
  new Error(`The demo data are damaged: ${file}, the row of ${time}`)
