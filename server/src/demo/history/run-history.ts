import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { isPermitted } from '../../access/permissions'
import { inTransaction } from '../../audit/service-context'
import type { Tables } from '../../entities/tables'
import { demoUsers } from '../../identity/demo-users'
import { loadUser } from '../../identity/load-user'
import type { Imports } from '../../readings/index'
import type { DemoEvent, DemoTime } from './event'

export interface History {
  imports: Imports
  log: FastifyBaseLogger
  events: readonly DemoEvent[]
  signal: AbortSignal
  time: DemoTime
}

/**
 * Lets everything happen that has not happened yet, one after the other, by the services of the portal: what comes of
 * it is as if its user had done it on a page. Rejects where one fails, and goes on with it at the next call.
 */
export async function runHistory({ imports, log, events, signal, time }: History): Promise<void> {
  const { db } = imports.stores.entities
  const rows = await db.selectFrom('demo_event').select('key').execute()
  const happened = new Set(rows.map(({ key }) => key))
  for (const event of events) {
    if (happened.has(event.key)) continue
    signal.throwIfAborted()
    const user = await loadUser(db, demoUsers.find(({ key }) => key === event.by)!.uuid)
    // Somebody has taken the role from the demo's user, or has disabled them: they do nothing any more.
    if (!user || (event.permission && !isPermitted(user.roles, event.permission))) continue
    if ('change' in event)
      await inTransaction({ db, audit: imports.audit, user, log }, async (context) => {
        await event.change(context, time)
        await remember(context.db, event)
      })
    else {
      await event.deliver(imports, user, time, log)
      await remember(db, event)
    }
  }
}

const remember = (db: Kysely<Tables>, { key }: DemoEvent) =>
  db
    .insertInto('demo_event')
    .values({ key })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
