import { Problem } from '../../http/problem'
import { checkWorkedOut, importReadings } from '../imports/import-readings'
import type { Imports } from '../imports/imports'
import { undoneImports } from '../imports/undone-imports'
import { ruledSeries } from '../series/rules-repository'
import { heldReadings } from './meter-reading-repository'
import { stageApportioned } from './stage-apportioned'

/**
 * Where a meter was exchanged or has another factor, what is read off its register is another amount: spreads it anew by
 * an import of its own, where that comes to something else than what is there. What has been deleted stays deleted.
 */
export async function recountRegister(imports: Imports, seriesId: number): Promise<void> {
  const { db } = imports.stores.entities
  const found = await ruledSeries(db, { id: seriesId })
  if (!found || (await heldReadings(db, seriesId, new Set())).length < 2) return
  const { clientBusinessId: businessId, meteringPointName } = found.series
  try {
    await importReadings(imports, {
      readingImport: { kind: 'APPORTIONMENT', businessId, actor: null, asOf: new Date() },
      alone: true,
      stage: async (importId) => {
        const held = await heldReadings(db, seriesId, await undoneImports(db))
        const [first, last] = [held[0], held.at(-1)]
        if (!first || !last) return undefined
        const span = { from: first.at, to: last.at }
        const count = await stageApportioned(imports, { importId, found, held, span, onlyOther: true })
        return count === 0 ? undefined : count
      },
      check: (importId, readingCount) => checkWorkedOut(imports, importId, { readingCount }),
      keep: (transaction, importId, count) =>
        imports.audit.write(transaction, {
          action: 'readings.apportioned-again',
          subject: { id: String(seriesId), name: `${meteringPointName} #${seriesId}` },
          businessId,
          detail: { readingImport: importId, values: count },
        }),
    })
  } catch (error) {
    // More than an import can hold: what was spread before stays as it is.
    if (!(error instanceof Problem && error.status === 413)) throw error
  }
}
