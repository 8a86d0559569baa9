import type { AuditEntry } from '@energycockpit/contract'
import { SignedInClient } from '@energycockpit/testing'
import { demoUsers } from '../identity/demo-users'
import { startPortalInProcess, type PortalInProcess } from '../identity/portal-in-process.testing'
import { registerAudit } from './routes'

interface Page {
  entries: AuditEntry[]
  next: number | null
  canVerify: boolean
}

let portal: PortalInProcess
beforeAll(async () => {
  portal = await startPortalInProcess((app, { entities, identity }) =>
    registerAudit(app, { entities, audit: identity.audit }),
  )
}, 60_000)
afterAll(() => portal.close())

const idOf = (key: string) => demoUsers.find((user) => user.key === key)?.uuid
const read = async (client: SignedInClient, query = '') => {
  const { status, body } = await client.get<Page>(`/rest/secure/audit-entries${query}`)
  expect(status).toBe(200)
  return body
}
const told = ({ entries }: Page) =>
  entries.map(({ action, actor, subject }) => [action, actor?.name, subject?.name])

test('who signs in, fails to, and signs out stands in the log, without what was typed', async () => {
  const stranger = SignedInClient.anonymous(portal.url)
  await stranger.submitSignIn('my-secret-by-mistake', 'wrong')
  await stranger.submitSignIn('analyst@demo.energycockpit.example', 'wrong-secret')
  const analyst = await SignedInClient.signIn(portal.url, 'analyst')
  await analyst.get('/logout')
  const operator = await SignedInClient.signIn(portal.url, 'system')

  const page = await read(operator)
  expect(told(page)).toEqual([
    ['sign-in.succeeded', 'Yusuf Sluice', undefined],
    ['sign-out', 'Tomasz Wren', undefined],
    ['sign-in.succeeded', 'Tomasz Wren', undefined],
    ['sign-in.failed', undefined, 'Tomasz Wren'],
    ['sign-in.failed', undefined, undefined],
  ])
  expect(page.entries[1]?.actor?.uuid).toBe(idOf('analyst'))
  expect(page.entries.map(({ businessId }) => businessId)).toEqual([1000, 1001, 1001, 1001, null])
  expect(page.next).toBeNull()
  expect(JSON.stringify(page)).not.toMatch(/secret|wrong/)
})

test('who is held off after wrong passwords stands in the log once for each wait, and so does nobody’s name', async () => {
  const client = SignedInClient.anonymous(portal.url)
  for (const userName of ['manager@demo.energycockpit.example', 'typed-by-mistake'])
    for (let count = 0; count < 8; count += 1) await client.submitSignIn(userName, 'wrong')
  const operator = await SignedInClient.signIn(portal.url, 'system')
  const { entries } = await read(operator, '?action=sign-in.throttled')
  const manager = demoUsers.find(({ key }) => key === 'manager')!
  expect(entries.map(({ subject, businessId }) => [subject?.name, businessId])).toEqual([
    [undefined, null],
    [manager.displayName, 1001],
  ])
  expect(JSON.stringify(entries)).not.toMatch(/typed|wrong/)
  const failed = await read(operator, '?action=sign-in.failed&person=' + manager.displayName.split(' ')[0])
  expect(failed.entries).toHaveLength(5)

  // Another wrong password, once the wait is over, begins another wait.
  const { db } = portal.entities
  const past = new Date(Date.now() - 3_600_000)
  await db.updateTable('identity_password_guess').set({ last_failure_at: past, wait_told_at: past }).execute()
  for (let count = 0; count < 3; count += 1)
    await client.submitSignIn('manager@demo.energycockpit.example', 'wrong')
  expect((await read(operator, '?action=sign-in.throttled')).entries).toHaveLength(3)
  await db.deleteFrom('identity_password_guess').execute()
})

test('administrators read what belongs to their businesses', async () => {
  const { audit } = portal.identity
  await audit.write(portal.entities.db, { action: 'sign-out', businessId: 4711 })
  const businesses = async (key: 'admin' | 'super' | 'system') => {
    const { entries } = await read(await SignedInClient.signIn(portal.url, key))
    return [...new Set(entries.map(({ businessId }) => businessId))].sort()
  }
  expect(await businesses('admin')).toEqual([1001])
  expect(await businesses('super')).toEqual([1000, 1001])
  expect(await businesses('system')).toEqual([1000, 1001, 4711, null])

  const admin = await SignedInClient.signIn(portal.url, 'admin')
  expect((await admin.get('/rest/secure/audit-entries?businessId=1000')).status).toBe(404)
  expect((await admin.get('/rest/secure/audit-entries/verification')).status).toBe(403)
  const manager = await SignedInClient.signIn(portal.url, 'manager')
  expect((await manager.get('/rest/secure/audit-entries')).status).toBe(403)
})

test('entries are found by action, by person and by business, and read page by page', async () => {
  const { audit } = portal.identity
  const actor = { uuid: idOf('reader') ?? '', displayName: 'Rosa 100 % Lode' }
  for (let count = 0; count < 60; count += 1)
    await audit.write(portal.entities.db, { action: 'user.enabled', actor, businessId: 1001 })
  const operator = await SignedInClient.signIn(portal.url, 'system')
  const first = await read(operator, '?action=user.enabled&person=rosa%20100%20%25&businessId=1001')
  expect(first.entries).toHaveLength(50)
  const second = await read(operator, `?action=user.enabled&before=${first.next}`)
  expect(second.entries).toHaveLength(10)
  expect(second.next).toBeNull()
  expect(new Set([...first.entries, ...second.entries].map(({ sequence }) => sequence)).size).toBe(60)
  expect((await read(operator, '?person=rosa_100')).entries).toEqual([])
  expect((await read(operator, '?action=user.enabled&businessId=1000')).entries).toEqual([])
  for (const query of ['?action=nonsense', '?before=x', '?businessId=-1', '?person=%00'])
    expect((await operator.get(`/rest/secure/audit-entries${query}`)).status).toBe(400)
})

test('the operator is told whether the log is as it was written', async () => {
  const operator = await SignedInClient.signIn(portal.url, 'system')
  const { body } = await operator.get<{ intact: number; firstBroken: null }>(
    '/rest/secure/audit-entries/verification',
  )
  expect((await read(operator)).canVerify).toBe(true)
  expect(body.firstBroken).toBeNull()
  expect(body.intact).toBe((await read(operator)).entries[0]?.sequence)
  expect((await read(await SignedInClient.signIn(portal.url, 'super'))).canVerify).toBe(false)
})
