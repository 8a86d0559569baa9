import type { Kysely } from 'kysely'
import type { Tables } from '../../entities/tables'
import { Problem } from '../../http/problem'
import type { SignedInUser } from '../../access/signed-in-user'
import {
  heldReadings,
  stageApportioned,
  checkWorkedOut,
  type Imports,
  undoneImports,
  importReadings,
  storeRules,
  ruledSeries,
  type SeriesWithRules,
  type OwnRules,
} from '../../readings/index'
import { isUnchangedSince } from '../../http/unchanged-since'
import { refuseRules } from './refuse-rules'
import { rulesOf } from './series-rules'

interface RulesToSet {
  seriesId: number
  own: OwnRules
  user: SignedInUser
  unlessChangedSince?: string
}

/**
 * Sets the rules of a series; what is read off its register is spread anew where that comes to something else by them.
 * Throws a Problem: 400 for rules that say nothing of it, 404 for a series that is not seen, 409 where somebody has set
 * them since `unlessChangedSince`: ISO 8601, or `never`; absent: whenever that was.
 */
export async function setRules(
  imports: Imports,
  { seriesId, own, user, unlessChangedSince }: RulesToSet,
): Promise<void> {
  const { db } = imports.stores.entities
  const found = await ruledSeries(db, { id: seriesId, visible: user.visibleBusinessIds })
  if (!found) throw new Problem(404, 'NOT_FOUND')
  const { series } = found
  refuseRules(series, own)
  const changedMeanwhile = new Problem(409, 'RULES_CHANGED_MEANWHILE')
  if (unlessChangedSince !== undefined && !isUnchangedSince(found.changed?.at, unlessChangedSince))
    throw changedMeanwhile
  const keep = async (transaction: Kysely<Tables>) => {
    const ifAt = unlessChangedSince === undefined ? {} : { ifAtRevision: found.rulesRevision }
    const isKept = await storeRules(transaction, { seriesId, own, by: user.displayName, ...ifAt })
    if (!isKept) throw changedMeanwhile
    await imports.audit.write(transaction, {
      action: 'series.rules-changed',
      actor: user,
      subject: { id: String(seriesId), name: `${series.meteringPointName} #${seriesId}` },
      businessId: series.clientBusinessId,
      detail: { rules: JSON.stringify(own) },
    })
  }
  if (!isCountedOtherwise(found, own)) return db.transaction().execute(keep)
  await importReadings(imports, {
    readingImport: { kind: 'MANUAL', businessId: series.clientBusinessId, actor: user, asOf: new Date() },
    alone: true,
    stage: async (importId) => {
      const held = await heldReadings(db, seriesId, await undoneImports(db))
      const [first, last] = [held[0], held.at(-1)]
      if (!first || !last) {
        await db.transaction().execute(keep)
        return undefined
      }
      const span = { from: first.at, to: last.at }
      return stageApportioned(imports, { importId, found: { ...found, own }, held, span })
    },
    check: (importId, readingCount) => checkWorkedOut(imports, importId, { readingCount }),
    keep,
  })
}

/** Whether the same readings of a register are another amount, or fall into other hours, by other rules. */
function isCountedOtherwise({ series, own }: SeriesWithRules, next: OwnRules): boolean {
  const counted = (rules: OwnRules) => {
    const { register, meterChanges, profile, capacity } = rulesOf(series, rules)
    return JSON.stringify([register, meterChanges, profile, capacity])
  }
  return counted(own) !== counted(next)
}
