import { isDeepStrictEqual } from 'node:util'
import type { ConversionFactor, FactorNode } from '@energycockpit/contract'
import type { Kysely } from 'kysely'
import type { ChangeContext } from '../../audit/service-context'
import type { Tables } from '../../entities/tables'
import { insertStep } from '../../organization/structure/step-repository'
import type { KeptFactor } from '../../organization/tables'
import { nameOfSeries } from './repository'

/** What a node has of a factor becomes other; null: it had none, or has none any more. */
export interface FactorChange {
  before: KeptFactor | null
  after: KeptFactor | null
}

/** A node has one factor of a kind, product and direction. */
export const stepIdOf = ({ nodeId, kind, productType, direction }: ConversionFactor): string =>
  [nodeId, kind, productType, direction].join(' ')

/** A factor as the history keeps it, with what people know it by. */
export async function keptFactor(
  db: Kysely<Tables>,
  factor: ConversionFactor,
  node: Pick<FactorNode, 'name' | 'timeZone'>,
): Promise<KeptFactor> {
  const { kind, productType, direction, unit, periods, seriesId } = factor
  return {
    ...{ name: node.name, timeZone: node.timeZone },
    series: seriesId === null ? null : await nameOfSeries(db, seriesId),
    fields: {
      ...{ kind: 'FACTOR', factor: { kind, productType, direction }, unit, seriesId },
      periods: periods.map(({ from, to, value, source }) => ({
        ...{ from: inUtc(from), to: inUtc(to), value },
        ...(source !== undefined && { source }),
      })),
    },
  }
}

/** However an instant was written, it is the same one. */
const inUtc = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString())

/** Each source of its values once. */
const sourcesOf = (kept: KeptFactor | null): string[] => [
  ...new Set((kept?.fields.periods ?? []).flatMap(({ source }) => source ?? [])),
]

export const areSame = (one: KeptFactor | null, other: KeptFactor | null): boolean =>
  isDeepStrictEqual(one && one.fields, other && other.fields)

/**
 * Writes what became of a factor into the audit log, and, where it is other now, as a step that can be undone; returns the
 * step's number. `undoes`: the step that is undone by it.
 */
export async function storeFactorStep(
  context: ChangeContext,
  { factor, businessId, name }: { factor: ConversionFactor; businessId: number; name: string },
  change: FactorChange,
  undoes: number | null = null,
): Promise<number | null> {
  const { nodeId, kind, productType, direction, unit, seriesId } = factor
  const { before, after } = change
  const sources = sourcesOf(after)
  const action = before === null ? 'CREATED' : after === null ? 'DELETED' : 'CHANGED'
  const step = areSame(before, after)
    ? null
    : await insertStep(context.db, {
        ...{ businessId, action: undoes === null ? action : 'UNDONE', undoes },
        ...{ changes: [], formulas: [], revisions: new Map(), at: new Date(), user: context.user },
        factors: [{ id: stepIdOf(factor), ...change }],
      })
  await context.record({
    action: undoes === null ? 'conversion-factor.set' : 'conversion-factor.undone',
    subject: { id: nodeId, name },
    businessId,
    detail: {
      ...{ kind, productType, direction, unit, periods: after?.fields.periods.length ?? 0 },
      ...(seriesId !== null && { seriesId }),
      ...(sources.length > 0 && { sources }),
      ...(step !== null && { step }),
      ...(undoes !== null && { undoes }),
    },
  })
  return step
}
