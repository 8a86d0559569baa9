import {
  maxAttributeUsesNamed,
  type AttributeDefinition,
  type AttributeSubject,
  type AttributeUses,
} from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../entities/tables'

/** The tables whose rows have values, in a column `attributes`. */
const tableOf: Readonly<Record<AttributeSubject, keyof Tables>> = {
  LOCATION: 'location',
  METERING_POINT: 'metering_point',
  OBJECT: 'location_object',
}

/** Which items of the definition's business have a value of it, archived ones included. */
export async function usesOfAttribute(
  db: Kysely<Tables>,
  { id, businessId, appliesTo, type }: AttributeDefinition,
): Promise<AttributeUses> {
  const table = tableOf[appliesTo]
  const { rows } = await sql<{ value: string; count: number }>`
    select ${type === 'CHOICE' ? sql`attributes ->> ${id}` : sql`''`} as value, count(*)::integer as count
    from ${sql.table(table)}
    where client_business_id = ${businessId} and attributes ? ${id}
    group by 1`.execute(db)
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  const choices = type === 'CHOICE' ? Object.fromEntries(rows.map((row) => [row.value, row.count])) : {}
  return { count, items: count === 0 ? [] : await someItems(db, { table, id, businessId }), choices }
}

async function someItems(
  db: Kysely<Tables>,
  { table, id, businessId }: { table: string; id: string; businessId: number },
): Promise<AttributeUses['items']> {
  const { rows } = await sql<AttributeUses['items'][number]>`
    select id, name from ${sql.table(table)}
    where client_business_id = ${businessId} and attributes ? ${id}
    order by name, id limit ${maxAttributeUsesNamed}`.execute(db)
  return rows
}
