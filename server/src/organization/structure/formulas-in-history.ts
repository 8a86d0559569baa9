import { inBrackets, seriesInFormula, type StructureStep } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import type { Tables } from '../../entities/tables'
import type { StoredFormula } from './step-repository'
import { differences } from './structure'

const fieldsInOrder: readonly string[] = ['formula', 'quantity', 'unit', 'direction', 'obis']

/** What became other of a virtual meter; of one that was created or deleted its formula. */
export function changedInFormula({ before, after }: StoredFormula): StructureStep['fields'] {
  if (before === null || after === null)
    return [
      { field: 'formula', before: before?.fields.formula ?? null, after: after?.fields.formula ?? null },
    ]
  // Objects that come from the store have their fields in no order of ours.
  return differences(before.fields, after.fields).sort(
    (one, other) => fieldsInOrder.indexOf(one.field) - fieldsInOrder.indexOf(other.field),
  )
}

/** The series that a step's differences name in formulas. */
export const seriesIn = ({ fields }: Pick<StructureStep, 'fields'>): number[] =>
  fields
    .filter(({ field }) => field === 'formula')
    .flatMap(({ before, after }) => [before, after])
    .flatMap((text) => (typeof text === 'string' ? seriesInFormula(text) : []))

/**
 * What series of formulas are called, by their numbers in brackets: their metering points, with locations. Those that
 * are no more are called what they were last.
 */
export async function namesInFormulas(
  db: Kysely<Tables>,
  ids: readonly number[],
  visible: readonly number[],
): Promise<Record<string, string>> {
  if (ids.length === 0) return {}
  // A number in a formula may be bigger than the column's type admits.
  const asked = sql`unnest(${`{${[...new Set(ids)].join(',')}}`}::bigint[]) as asked (id)`
  const { rows } = await sql<{ id: number; name: string | null }>`
    select asked.id::integer as id, coalesce(
      (select l.name || ' · ' || p.name from measurement_series s
        join metering_point p on p.id = s.metering_point_id join location l on l.id = p.location_id
        where s.id = asked.id and s.client_business_id = ${anyOf(visible)}),
      (select coalesce(p.after, p.before) -> 'fields' ->> 'name' from structure_change c
        join structure_step s on s.id = c.step_id
        join structure_change p on p.kind = 'METERING_POINT'
          and p.item_id = coalesce(c.after, c.before) -> 'fields' ->> 'meteringPoint'
        where c.kind = 'SERIES' and c.item_id = asked.id::text and s.client_business_id = ${anyOf(visible)}
        order by p.step_id desc limit 1),
      (select coalesce(c.after, c.before) ->> 'name' from structure_change c
        join structure_step s on s.id = c.step_id
        where c.kind = 'FORMULA' and (coalesce(c.after, c.before) -> 'fields' ->> 'seriesId') = asked.id::text
          and s.client_business_id = ${anyOf(visible)}
        order by c.step_id desc limit 1)
    ) as name
    from ${asked} where asked.id <= 2147483647`.execute(db)
  return Object.fromEntries(rows.flatMap(({ id, name }) => (name === null ? [] : [[inBrackets(id), name]])))
}
