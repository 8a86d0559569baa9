import { sql, type Kysely } from 'kysely'
import type { SignedInUser } from '../../access/signed-in-user'
import { anyOf } from '../../access/visible-businesses'
import type { Tables } from '../../entities/tables'
import { personalData, type PersonalData } from './personal-data'

const ROWS_AT_ONCE = 500
/** More of one kind are not given out at a time; the file names what is not whole. */
export const MOST_ROWS = 100_000

/**
 * A JSON file of everything that the portal keeps of a user, made as it is read: a list of rows for each kind, by the
 * names of columns in the store. Instants are UTC.
 */
export async function* ownDataFile(
  db: Kysely<Tables>,
  user: SignedInUser,
  { now = new Date(), most = MOST_ROWS }: { now?: Date; most?: number } = {},
): AsyncGenerator<string> {
  const incomplete: string[] = []
  yield `{\n"createdAt": ${JSON.stringify(now)}`
  for (const kind of personalData) {
    yield `,\n${JSON.stringify(kind.name)}: [`
    let count = 0
    for (;;) {
      const rows = await page(db, user, kind, count)
      const taken = rows.slice(0, most - count)
      if (taken.length > 0) yield `${count > 0 ? ',' : ''}\n${taken.join(',\n')}`
      count += taken.length
      if (taken.length < rows.length) incomplete.push(kind.name)
      if (taken.length < rows.length || rows.length < ROWS_AT_ONCE) break
    }
    yield ']'
  }
  yield `,\n"incomplete": ${JSON.stringify(incomplete)}\n}\n`
}

/** Each row as the text of a JSON object. */
async function page(
  db: Kysely<Tables>,
  { uuid, email, clientBusinessId, visibleBusinessIds }: SignedInUser,
  { table, by, byAddress, columns, order, ofBusiness }: PersonalData,
  offset: number,
): Promise<string[]> {
  const list = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))
  const isOwn = byAddress
    ? sql`lower(${sql.ref(byAddress.email)}) = lower(${email}) and ${sql.ref(byAddress.business)} = ${clientBusinessId}`
    : sql.join(
        by.map((column) => sql`${sql.ref(column)} = ${uuid}`),
        sql` or `,
      )
  const orNone = ofBusiness === 'or-none' ? sql` or client_business_id is null` : sql``
  const isSeen = ofBusiness ? sql` and (client_business_id = ${anyOf(visibleBusinessIds)}${orNone})` : sql``
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(own)::text as row from (
      select ${list(columns)} from ${sql.table(table)}
      where (${isOwn})${isSeen}
      order by ${list(order)} limit ${ROWS_AT_ONCE} offset ${offset}
    ) own`.execute(db)
  return rows.map(({ row }) => row)
}
