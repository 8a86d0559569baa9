import { sql } from 'kysely'
import type { Entities } from '../../entities/entities'
import { notify } from '../../notifications/notify'

const lookEvery = 3_600_000
const firstAfter = 60_000
/** Those that were due long ago are no news. */
const daysBack = 7

interface DueAction {
  id: string
  businessId: number
  name: string
  due: string
}

/**
 * Has users notified of actions whose day has come (UTC) and that are neither implemented nor rejected. Each day of an
 * action is told once, however often this looks; one that is put off is told again at its new day.
 */
export async function notifyOfDue({ db }: Pick<Entities, 'db'>, now = new Date()): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  const since = new Date(now.getTime() - daysBack * 86_400_000).toISOString().slice(0, 10)
  const { rows } = await sql<DueAction>`
    select a.id, a.client_business_id as "businessId", a.content ->> 'name' as name, a.content ->> 'dueOn' as due
    from energy_action a
    where a.deleted_at is null and a.content ->> 'state' not in ('IMPLEMENTED', 'REJECTED')
      and a.content ->> 'dueOn' between ${since} and ${today}
      and not exists (
        select from notification_event e where e.dedupe_key = 'ACTION_DUE ' || a.id || ' ' || (a.content ->> 'dueOn'))
    order by due, a.id limit 1000`.execute(db)
  for (const { id, businessId, name, due } of rows)
    await notify(db, {
      ...{ kind: 'ACTION_DUE', businessId, objectId: id, params: { name, due } },
      key: `ACTION_DUE ${id} ${due}`,
    })
}

/** Looks every hour. */
export function startNotifyingOfDue(
  entities: Pick<Entities, 'db'>,
  log: { error(details: object, message: string): void },
) {
  let working = Promise.resolve()
  const look = () =>
    void (working = notifyOfDue(entities).catch((err: unknown) =>
      log.error({ err }, 'It could not be seen which actions are due; it will be tried again'),
    ))
  const first = setTimeout(look, firstAfter)
  const timer = setInterval(look, lookEvery)
  first.unref()
  timer.unref()
  return {
    async stop(): Promise<void> {
      clearTimeout(first)
      clearInterval(timer)
      await working
    },
  }
}
