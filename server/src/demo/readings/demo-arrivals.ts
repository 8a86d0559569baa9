import type { Entities } from '../../entities/entities'
import type { DueCheck, OtherArrivals } from '../../quality/index'
import { demoSeries } from '../records/metering-points'
import { hoursOfSource } from './source'

/** The hours that a server catches up on at its start are not worth slowing the start down. */
const soonest = 30_000

/**
 * What the checks are to look at of the demo's readings, which come by no import: all of them once, and each hour as it
 * arrives. How far they have looked stands beside how far the readings have come.
 */
export function demoArrivals({ db }: Entities, log: { info(message: string): void }): OtherArrivals {
  const startedAt = Date.now()
  return {
    async due() {
      const nothing = { checks: [], done: () => Promise.resolve() }
      const row = await db.selectFrom('demo_readings').selectAll().executeTakeFirst()
      if (!row || row.complete_until === null) return nothing
      const { complete_until: until, checked_until: checked } = row
      if (checked !== null && (checked >= until || Date.now() < startedAt + soonest)) return nothing
      const first = hoursOfSource.start + Number(row.shift_seconds)
      const changed = {
        from: checked === null ? first : checked.getTime() / 1000,
        to: until.getTime() / 1000,
      }
      const checks = demoSeries
        .filter(({ seriesType }) => seriesType === 'MEASURED')
        .map(({ id }): DueCheck => ({ seriesId: id, imports: [], changed }))
      const done = async () => {
        await db.updateTable('demo_readings').set({ checked_until: until }).execute()
        if (checked === null) log.info('The demo readings are checked')
      }
      return { checks, done }
    },
  }
}
