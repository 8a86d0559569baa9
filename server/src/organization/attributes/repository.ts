import type { AttributeDefinition, AttributeSubject } from '@energycockpit/contract'
import type { Kysely, Selectable } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import type { Tables } from '../../entities/tables'
import type { AttributeDefinitionTable } from './tables'

type Database = Kysely<Tables>

const definitionOf = (row: Selectable<AttributeDefinitionTable>): AttributeDefinition => ({
  ...{ id: row.id, businessId: row.client_business_id, appliesTo: row.applies_to },
  ...{ name: row.name, type: row.type, unit: row.unit, choices: row.choices },
  archivedAt: row.archived_at && new Date(row.archived_at).toISOString(),
  revision: row.revision,
})

const kept = (db: Database) =>
  db
    .selectFrom('attribute_definition')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')

/** What the visible businesses have defined, archived ones included, by name. */
export async function listDefinitions(
  db: Database,
  visible: readonly number[],
  {
    businessId,
    appliesTo,
  }: { businessId?: number | undefined; appliesTo?: AttributeSubject | undefined } = {},
): Promise<AttributeDefinition[]> {
  let query = kept(db).where('client_business_id', '=', anyOf(visible))
  if (businessId !== undefined) query = query.where('client_business_id', '=', businessId)
  if (appliesTo !== undefined) query = query.where('applies_to', '=', appliesTo)
  return (await query.execute()).map(definitionOf)
}

export async function findDefinition(
  db: Database,
  id: string,
  visible: readonly number[],
): Promise<AttributeDefinition | undefined> {
  const row = await kept(db)
    .where('id', '=', id)
    .where('client_business_id', '=', anyOf(visible))
    .executeTakeFirst()
  return row && definitionOf(row)
}

/** Also one that was deleted. */
export async function anyDefinition(
  db: Database,
  id: string,
  visible: readonly number[],
): Promise<{ definition: AttributeDefinition; isDeleted: boolean } | undefined> {
  const row = await db
    .selectFrom('attribute_definition')
    .selectAll()
    .where('id', '=', id)
    .where('client_business_id', '=', anyOf(visible))
    .executeTakeFirst()
  return row && { definition: definitionOf(row), isDeleted: row.deleted_at !== null }
}

/** Definitions that the history names, with all that they ever were: deleted ones, and choices that were removed. */
export async function definitionsInHistory(
  db: Database,
  ids: readonly string[],
  visible: readonly number[],
): Promise<AttributeDefinition[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('attribute_definition')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .where('client_business_id', '=', anyOf(visible))
    .execute()
  return rows.map((row) => ({
    ...definitionOf(row),
    choices: [...row.choices, ...row.former_choices],
  }))
}

export async function insertDefinition(db: Database, definition: AttributeDefinition): Promise<void> {
  const { id, businessId, appliesTo, name, type, unit, choices } = definition
  await db
    .insertInto('attribute_definition')
    .values({
      ...{ id, client_business_id: businessId, applies_to: appliesTo, name, type, unit },
      choices: JSON.stringify(choices),
    })
    .execute()
}

/** Choices that it has no more stay among the former ones, for the history to name them. */
export async function updateDefinition(
  db: Database,
  { id, name, type, unit, choices, archivedAt, revision }: AttributeDefinition,
): Promise<void> {
  const before = await db
    .selectFrom('attribute_definition')
    .select(['choices', 'former_choices'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('attribute_definition')
    .set({
      ...{ name, type, unit, choices: JSON.stringify(choices), revision },
      former_choices: JSON.stringify(
        // One that comes back is none of the former ones any more.
        [...before.former_choices, ...before.choices].filter(({ id: one }) =>
          choices.every((choice) => choice.id !== one),
        ),
      ),
      archived_at: archivedAt === null ? null : new Date(archivedAt),
    })
    .where('id', '=', id)
    .execute()
}

/** It keeps its row, for the history to name it; its name is free again. */
export async function setDeleted(db: Database, id: string): Promise<void> {
  await db.updateTable('attribute_definition').set({ deleted_at: new Date() }).where('id', '=', id).execute()
}

/** Brings one back that was deleted. */
export async function setRestored(db: Database, id: string): Promise<void> {
  await db.updateTable('attribute_definition').set({ deleted_at: null }).where('id', '=', id).execute()
}
