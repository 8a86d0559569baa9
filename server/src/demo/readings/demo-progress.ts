import type { Entities } from '../../entities/entities'

/** How far the demo readings have come; times in seconds since 1970 UTC. */
export interface DemoProgress {
  shift: number
  /** Every reading that starts before it is stored; undefined while none is. */
  completeUntil: number | undefined
}

/** What is remembered; the first time it remembers the shift. */
export async function rememberShift(entities: Entities, shift: number): Promise<DemoProgress> {
  await entities.db
    .insertInto('demo_readings')
    .values({ shift_seconds: shift, complete_until: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await entities.db.selectFrom('demo_readings').selectAll().executeTakeFirstOrThrow()
  return {
    shift: Number(row.shift_seconds),
    completeUntil: row.complete_until === null ? undefined : row.complete_until.getTime() / 1000,
  }
}

export async function rememberComplete(entities: Entities, completeUntil: number): Promise<void> {
  await entities.db
    .updateTable('demo_readings')
    .set({ complete_until: new Date(completeUntil * 1000) })
    .execute()
}
