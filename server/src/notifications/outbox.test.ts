import { randomUUID } from 'node:crypto'
import { handOut } from './hand-out'
import { notify, withdraw } from './notify'
import {
  anomaly,
  business,
  closeOutbox,
  counts,
  entities,
  happen,
  later,
  now,
  openOutbox,
  post,
  told,
  user,
} from './outbox.testing'
import { purgeNotifications } from './purge'
import type { ChangeOfChoices } from './settings'

beforeAll(openOutbox)
afterAll(closeOutbox)

test('what was rolled back tells nobody, and what was kept is told once, by its key', async () => {
  const id = await business()
  const reader = await user(id)
  await expect(
    entities.db.transaction().execute(async (db) => {
      await notify(db, anomaly(id))
      throw new Error('something later')
    }),
  ).rejects.toThrow('something later')
  await happen(anomaly(id, { key: 'the same' }), anomaly(id, { key: 'the same' }))
  await happen(anomaly(id, { key: 'the same' }))
  await handOut(entities.db, now)
  await handOut(entities.db, now)
  expect(await counts(reader)).toEqual([1])
})

test('a flood is one notification, which goes on until it is read or an hour is over', async () => {
  const id = await business()
  const reader = await user(id, { choices: { groups: [{ group: 'ANOMALIES', email: 'AT_ONCE' }] } })
  await happen(...Array.from({ length: 150 }, () => anomaly(id)))
  await handOut(entities.db, now)
  await happen(...Array.from({ length: 50 }, () => anomaly(id)))
  await handOut(entities.db, later(10))
  expect(await counts(reader)).toEqual([200])
  const { mails, deliver } = post()
  await deliver(later(20))
  expect(mails).toEqual([])
  await deliver(later(31))
  expect(mails.map(({ subject }) => subject)).toEqual(['200 Anomalien gefunden'])
  await happen(anomaly(id))
  await handOut(entities.db, later(3_700))
  await entities.db
    .updateTable('notification')
    .set({ read_at: now })
    .where('user_uuid', '=', reader)
    .execute()
  await happen(anomaly(id))
  await handOut(entities.db, later(3_710))
  expect(await counts(reader)).toEqual([200, 1, 1])
})

test('what is to happen later is told then, unless it is withdrawn, and those above are not told of news', async () => {
  const above = await business()
  const id = await business(above)
  const [reader, overseer] = [await user(id), await user(above, { role: 'SUPER_CLIENT_USER' })]
  const soon = new Date(Date.now() + 3_600_000)
  await happen({ ...news(id), objectId: 'withdrawn', at: soon })
  await happen({ ...news(id), objectId: 'later', at: soon })
  await withdraw(entities.db, { kind: 'NEWS_PUBLISHED', objectId: 'withdrawn' })
  await handOut(entities.db, now)
  expect(await told(reader)).toEqual([])
  await entities.db
    .updateTable('notification_event')
    .set({ occurred_at: now })
    .where('object_id', '=', 'later')
    .execute()
  await handOut(entities.db, now)
  expect((await told(reader)).map(({ kind }) => kind)).toEqual(['NEWS_PUBLISHED'])
  expect(await told(overseer)).toEqual([])
})

test('who caused it may be gone by then', async () => {
  const id = await business()
  const reader = await user(id)
  await happen(anomaly(id, { causedBy: randomUUID() }))
  await handOut(entities.db, now)
  expect(await told(reader)).toHaveLength(1)
})

test('roles, businesses and who did it decide who is told', async () => {
  const above = await business()
  const id = await business(above)
  const seers = [
    await user(id),
    await user(id, { role: 'USER' }),
    await user(above, { role: 'SUPER_CLIENT_USER' }),
  ]
  const others = [
    ...[
      await user(id, { role: 'METER_READER' }),
      await user(above),
      await user(above, { role: 'SYSTEM_ADMIN' }),
    ],
    ...[await user(await business(above))],
  ]
  const gone = await user(id)
  await entities.db.updateTable('portal_user').set({ disabled: true }).where('uuid', '=', gone).execute()
  const doer = await user(id)
  await happen(anomaly(id, { causedBy: doer }))
  await happen({ kind: 'PASSWORD_CHANGED', businessId: null, userUuid: doer })
  await handOut(entities.db, now)
  for (const one of seers) expect((await told(one)).map(({ kind }) => kind)).toEqual(['ANOMALY_FOUND'])
  for (const one of [...others, gone]) expect(await told(one)).toEqual([])
  expect((await told(doer)).map(({ kind }) => kind)).toEqual(['PASSWORD_CHANGED'])
})

test('a digest comes once at its time, without what was read, and not at all when there is nothing', async () => {
  const id = await business()
  const choices: ChangeOfChoices = { groups: [{ group: 'ANOMALIES', email: 'DIGEST' }] }
  const [reader, hasRead] = [await user(id, { choices }), await user(id, { choices })]
  await happen(anomaly(id))
  await handOut(entities.db, now)
  await entities.db
    .updateTable('notification')
    .set({ read_at: now })
    .where('user_uuid', '=', hasRead)
    .execute()
  const { mails, deliver } = post()
  await deliver(later(3_599))
  expect(mails).toEqual([])
  // Two servers on one store, and one that starts again.
  await Promise.all([deliver(later(3_600)), deliver(later(3_600))])
  await deliver(later(3_700))
  expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
    [`${reader}@x.example`, 'EnergyCockpit: 1 Benachrichtigung'],
  ])
})

const newsAtOnce: ChangeOfChoices = { groups: [{ group: 'NEWS', email: 'AT_ONCE' }] }
const news = (businessId: number) =>
  ({ kind: 'NEWS_PUBLISHED', businessId, params: { 'name.de': 'Wartung', 'name.en': 'Works' } }) as const

test('a mail that cannot be sent is tried again, later each time, and given up in the end', async () => {
  const id = await business()
  await user(id, { choices: newsAtOnce })
  await happen(news(id))
  await handOut(entities.db, now)
  let fails = true
  const { mails, warnings, deliver } = post(() => fails)
  await deliver(later(60))
  await deliver(later(61))
  expect(warnings).toHaveLength(1)
  await deliver(later(3 * 60))
  expect(warnings).toHaveLength(2)
  fails = false
  await deliver(later(600))
  expect(mails).toHaveLength(1)

  await happen({ ...news(id), objectId: 'another' })
  await entities.db.updateTable('notification').set({ read_at: now }).execute()
  await handOut(entities.db, now)
  fails = true
  for (let day = 1; day <= 9; day += 1) await deliver(later(day * 86_400))
  expect(warnings.at(-1)).toBe('A notification was given up')
  const left = await entities.db
    .selectFrom('notification_delivery')
    .select('id')
    .where('channel', '=', 'EMAIL')
    .execute()
  expect(left).toEqual([])
})

test('a claim of a server that was killed runs out, and then another sends', async () => {
  const id = await business()
  await user(id, { choices: newsAtOnce })
  await happen(news(id))
  await handOut(entities.db, now)
  const killed = { claim: randomUUID(), held_until: later(300) }
  await entities.db.updateTable('notification_delivery').set(killed).where('channel', '=', 'EMAIL').execute()
  const { mails, deliver } = post()
  await deliver(later(299))
  expect(mails).toEqual([])
  await deliver(later(301))
  expect(mails).toHaveLength(1)
})

test('old ones are deleted, and of each user all but the latest thousand', async () => {
  const id = await business()
  const reader = await user(id)
  const write = (created_at: Date, read_at: Date | undefined, count = 1) =>
    entities.db
      .insertInto('notification')
      .values(
        Array.from({ length: count }, () => ({
          ...{ user_uuid: reader, client_business_id: id, kind: 'MAINTENANCE', object_id: null },
          ...{ params: '{}', event_count: count, created_at, ...(read_at && { read_at }) },
        })),
      )
      .execute()
  const day = 86_400
  await write(later(-91 * day), later(-91 * day))
  await write(later(-366 * day), undefined)
  await write(later(-91 * day), undefined)
  await write(later(-91 * day), later(-89 * day), 2)
  await purgeNotifications(entities.db, now)
  expect(await counts(reader)).toEqual([1, 2, 2])
  await write(now, undefined, 1_000)
  await purgeNotifications(entities.db, now)
  expect(new Set(await counts(reader))).toEqual(new Set([1_000]))
})
