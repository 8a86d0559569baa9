import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

export interface Migration {
  readonly number: number
  /** The file's name, `NNNN-what-it-does.sql`. */
  readonly name: string
  readonly sql: string
  /** SHA-256 of the file, line ends made the same on every machine. */
  readonly checksum: string
}

const folder = new URL('./migrations/', import.meta.url)

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
  return inOrder(
    await Promise.all(
      names.map(async (name) => toMigration(name, await readFile(new URL(name, folder), 'utf8'))),
    ),
  )
}

export function toMigration(name: string, text: string): Migration {
  const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]
  if (number === undefined) throw new Error(`The migration ${name} is not named like 0001-what-it-does.sql`)
  const sql = text.replaceAll('\r\n', '\n')
  return { number: Number(number), name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}

/** Sorted by number; two migrations with one number are a mistake in the sources. */
export function inOrder(migrations: readonly Migration[]): Migration[] {
  const sorted = [...migrations].sort((one, other) => one.number - other.number)
  sorted.forEach((migration, place) => {
    const previous = sorted[place - 1]
    if (previous?.number === migration.number)
      throw new Error(`Two migrations have one number: ${previous.name} and ${migration.name}`)
  })
  return sorted
}
