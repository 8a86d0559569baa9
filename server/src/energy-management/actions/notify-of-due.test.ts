import type { ActionContent } from '@energycockpit/contract'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { business, closeOutbox, entities, openOutbox } from '../../notifications/outbox.testing'
import { notifyOfDue } from './notify-of-due'

beforeAll(openOutbox)
afterAll(closeOutbox)

async function action(businessId: number, content: Partial<ActionContent>, deleted_at: Date | null = null) {
  const id = randomUUID()
  await sql`insert into energy_action (id, client_business_id, content, deleted_at)
    values (${id}, ${businessId}, ${JSON.stringify({ name: 'LED', ...content })}::jsonb, ${deleted_at})`.execute(
    entities.db,
  )
  return id
}

const told = async () =>
  (
    await entities.db.selectFrom('notification_event').select(['object_id', 'params']).orderBy('id').execute()
  ).map(({ object_id, params }) => `${object_id} ${params.due}`)

test('an action is told on its day, once for each day that it is given', async () => {
  const id = await business()
  const due = await action(id, { state: 'PLANNED', dueOn: '2026-06-10' })
  await action(id, { state: 'PLANNED', dueOn: '2026-06-11' })
  await action(id, { state: 'IMPLEMENTED', dueOn: '2026-06-10' })
  await action(id, { state: 'PLANNED', dueOn: '2026-06-01' })
  await action(id, { state: 'PLANNED', dueOn: null })
  await action(id, { state: 'PLANNED', dueOn: '2026-06-10' }, new Date())
  const look = (day: string) => notifyOfDue(entities, new Date(`${day}T09:00:00Z`))
  await look('2026-06-10')
  await look('2026-06-10')
  expect(await told()).toEqual([`${due} 2026-06-10`])
  const putOff = JSON.stringify({ name: 'LED', state: 'IN_PROGRESS', dueOn: '2026-06-12' })
  await entities.db.updateTable('energy_action').set({ content: putOff }).where('id', '=', due).execute()
  await look('2026-06-12')
  expect(await told()).toContain(`${due} 2026-06-12`)
})
