import { SignedInClient } from '@energycockpit/testing'
import { startPortalInProcess, type PortalInProcess } from '../identity/portal-in-process.testing'
import { writeUserProperty } from '../locale/user-properties'

let portal: PortalInProcess
let client: SignedInClient
beforeAll(async () => {
  portal = await startPortalInProcess(() => undefined)
  client = await SignedInClient.signIn(portal.url, 'analyst')
}, 60_000)
afterAll(() => portal?.close())

const path = '/rest/secure/userproperty/display'
const whoami = async () => (await client.get<{ uuid: string; display?: object }>('/whoami')).body

test('whoami answers what the user chose, and nothing where they chose nothing', async () => {
  expect((await whoami()).display).toBeUndefined()
  const chosen = { numbers: 'apostrophe-point', energy: 'MWh', dates: 'iso' }
  expect((await client.put(path, chosen)).body).toEqual(chosen)
  expect((await whoami()).display).toEqual(chosen)
  expect((await client.put(path, {})).body).toEqual(chosen)
  expect((await client.put(path, { numbers: null, energy: null, dates: null })).body).toEqual({})
  expect((await whoami()).display).toBeUndefined()
})

test('of two tabs that choose something different both choices stay', async () => {
  await Promise.all([client.put(path, { energy: 'GWh' }), client.put(path, { power: 'MW' })])
  expect((await whoami()).display).toEqual({ energy: 'GWh', power: 'MW' })
  await client.put(path, { energy: null, power: null })
})

test('what is no choice is refused, and what a later version has stored is left out', async () => {
  expect((await client.put(path, { energy: 'MJ' })).status).toBe(400)
  const { uuid } = await whoami()
  await writeUserProperty(portal.entities.db, uuid, 'display', JSON.stringify({ energy: 'PWh' }))
  expect((await whoami()).display).toBeUndefined()
})
