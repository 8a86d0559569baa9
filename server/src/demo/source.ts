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

const folder = new URL('./data/cambridge-estates/', import.meta.url)
const files = ['readings-2019-2022.csv.gz', 'environment-2019-2022.csv.gz']
const hour = 3_600

/** Reads the files that the server ships. Throws when one is damaged: a row too few, a field that is no number. */
export async function readSource(): Promise<Source> {
  const tables = await Promise.all(files.map((file) => readHours(file)))
  if (tables.some(({ start, count }) => start !== hoursOfSource.start || count !== hoursOfSource.count))
    throw new Error('The demo data are damaged: their files are not of the years 2019 to 2022')
  return { ...hoursOfSource, columns: new Map(tables.flatMap(({ columns }) => [...columns])) }
}

async function readHours(file: string): Promise<Source> {
  const input = createReadStream(new URL(file, folder)).pipe(createGunzip())
  let names: string[] | undefined
  const rows: Float64Array[] = []
  let start = 0
  for await (const line of createInterface({ input })) {
    const [time = '', ...fields] = line.split(',')
    if (names === undefined) {
      names = fields
      continue
    }
    const at = Date.parse(time) / 1000
    if (rows.length === 0) start = at
    const row = Float64Array.from(fields, (field) => (field === '' ? NaN : Number(field)))
    if (at !== start + rows.length * hour || row.length !== names.length || row.some(Number.isNaN))
      throw new Error(`The demo data are damaged: ${file}, the row of ${time}`)
    rows.push(row)
  }
  if (names === undefined || rows.length === 0) throw new Error(`The demo data are damaged: ${file} is empty`)
  const columns = names.map((name, place) => [name, Float64Array.from(rows, (row) => row[place]!)] as const)
  return { start, count: rows.length, columns: new Map(columns) }
}
