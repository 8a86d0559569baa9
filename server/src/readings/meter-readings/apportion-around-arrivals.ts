import { Problem } from '../../http/problem'
import { checkWorkedOut, importReadings } from '../imports/import-readings'
import type { Imports } from '../imports/imports'
import { undoneImports } from '../imports/undone-imports'
import { ruledSeries } from '../series/rules-repository'
import { heldReadings, type MeterReading } from './meter-reading-repository'
import { dependingOn, stageApportioned } from './stage-apportioned'

/** Values of a series that have arrived or were taken back. */
interface Arrivals {
  seriesId: number
  /** Where; half open, seconds since 1970 UTC. */
  changed: { from: number; to: number }
  /** By which imports; none for what came otherwise. */
  imports: readonly number[]
}

/**
 * Between two readings of a register, values that arrive are known from then on, and values that are taken back no
 * more: what is left of the amount is spread over the other intervals anew, by an import of its own, where that comes to
 * something else than what is there. What has been deleted stays deleted.
 */
export async function apportionAroundArrivals(
  imports: Imports,
  { seriesId, changed, imports: arrived }: Arrivals,
): Promise<void> {
  const { entities } = imports.stores
  const heldWithout = (undone: ReadonlySet<number>) => heldReadings(entities.db, seriesId, undone)
  // Of nearly every series there are none; and no import is begun for what arrives before the first or after the last.
  if (!isBetween(await heldWithout(new Set()), changed) || !(await canTellMore(imports, arrived))) return
  const found = (await ruledSeries(entities.db, { id: seriesId }))!
  const { series } = found
  const businessId = series.clientBusinessId
  try {
    await importReadings(imports, {
      readingImport: { kind: 'APPORTIONMENT', businessId, actor: null, asOf: new Date() },
      alone: true,
      stage: async (importId) => {
        const held = await heldWithout(await undoneImports(entities.db))
        if (!isBetween(held, changed)) return undefined
        const around = dependingOn(held, changed)
        const span = { from: Math.max(around.from, held[0]!.at), to: Math.min(around.to, held.at(-1)!.at) }
        const count = await stageApportioned(imports, { importId, found, held, span, onlyOther: true })
        return count === 0 ? undefined : count
      },
      check: (importId, readingCount) => checkWorkedOut(imports, importId, { readingCount }),
      keep: (db, importId, count) =>
        imports.audit.write(db, {
          action: 'readings.apportioned-again',
          subject: { id: String(seriesId), name: `${series.meteringPointName} #${seriesId}` },
          businessId,
          detail: { readingImport: importId, values: count },
        }),
    })
  } catch (error) {
    // More than an import can hold: what was spread before stays as it is.
    if (!(error instanceof Problem && error.status === 413)) throw error
  }
}

/** Whether a change touches what lies between the first and the last of the readings (ascending). */
const isBetween = (readings: readonly MeterReading[], { from, to }: Arrivals['changed']): boolean =>
  readings.length > 1 && to > readings[0]!.at && from < readings.at(-1)!.at

/** Whether any of the imports may have brought or taken back a measurement; what came by no import may have. */
async function canTellMore({ stores: { entities } }: Imports, arrived: readonly number[]): Promise<boolean> {
  if (arrived.length === 0) return true
  const telling = await entities.db
    .selectFrom('reading_import')
    .select('id')
    .where('id', 'in', arrived)
    .where('kind', 'not in', ['MANUAL', 'APPORTIONMENT', 'ESTIMATION', 'DELETION'])
    .limit(1)
    .executeTakeFirst()
  return telling !== undefined
}
