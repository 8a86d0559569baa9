import { supportedLocales, type Locale } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import { inLanguage, type Words } from './words'

/** Gives records the names of the language, wherever they still have that of another: names that a user has changed stay. */
export async function translateNames(
  db: Kysely<Tables>,
  table: 'organizational_unit' | 'location' | 'metering_point',
  records: readonly { id: string; name: Words }[],
  locale: Locale,
): Promise<void> {
  const names = records.flatMap(({ id, name }) =>
    supportedLocales
      .map((other) => ({ id, old: inLanguage(name, other), name: inLanguage(name, locale) }))
      .filter(({ old, name }) => old !== name),
  )
  if (names.length === 0) return
  await sql`
    update ${sql.table(table)} as t set name = n.name, revision = t.revision + 1
    from json_to_recordset(${JSON.stringify(names)}::json) as n(id text, old text, name text)
    where t.id = n.id and t.name = n.old`.execute(db)
}
