import { lineOfRestored } from '../imports/stage-restored'
import type { AfterUndo } from '../imports/undo'
import { ruledSeries } from '../series/rules-repository'
import { heldReadings, readingsOfImport } from './meter-reading-repository'
import { dependingOn, lineOf, stageApportioned } from './stage-apportioned'

/**
 * When readings of a register are taken back, or brought back, what lies between the ones beside them is another
 * amount: spreads it by the readings that then hold, in place of what `undoId` has set aside there.
 */
export const apportionAfterUndo: AfterUndo = async (imports, { undoId, of, undone }) => {
  const { entities, readings } = imports.stores
  for (const { seriesId, ...brought } of await readingsOfImport(entities.db, of.id)) {
    const found = (await ruledSeries(entities.db, { id: seriesId }))!
    const held = await heldReadings(entities.db, seriesId, undone)
    const span = dependingOn(held, brought)
    await stageApportioned(imports, { importId: undoId, found, held, span })
    // Of two words about one interval the spread's holds; that there is none does not, where the undo puts one back.
    const isSaid = (line: number) =>
      `(series_id, at) in (
        select series_id, at from readings_staged where import_id = {undoId:UInt32} and line = ${line})`
    const { estimated, missing } = lineOf
    const { other, same } = lineOfRestored
    await readings.client.command({
      query: `
        delete from readings_staged where import_id = {undoId:UInt32} and (
          (line in (${other}, ${same}) and ${isSaid(estimated)}) or (line = ${same} and ${isSaid(missing)})
          or (line = ${missing} and ${isSaid(other)}))`,
      query_params: { undoId },
    })
  }
}
