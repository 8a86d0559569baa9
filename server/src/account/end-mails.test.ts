import { demoUsers } from '../identity/demo-users'
import { startPortalInProcess, type PortalInProcess } from '../identity/portal-in-process.testing'
import { readUserProperty } from '../locale/user-properties'
import { changeSettings } from '../notifications/own-choices'
import { choicesKey, readChoices } from '../notifications/settings'
import { unsubscribeLinks, unsubscribePath } from '../notifications/unsubscribe-link'
import { registerEndOfMails } from './end-mails-routes'

let portal: PortalInProcess
beforeAll(async () => {
  portal = await startPortalInProcess((app, { entities, identity }) =>
    registerEndOfMails(app, { db: entities.db, secrets: identity.secrets }),
  )
}, 60_000)
afterAll(() => portal?.close())

const { uuid: userUuid } = demoUsers[0]!
const emails = async () => {
  const { groups } = readChoices(await readUserProperty(portal.entities.db, userUuid, choicesKey))
  return [groups.NEWS.email, groups.ENERGY.email]
}
const addressOf = (token: string) => `${portal.url}${unsubscribePath}/${token}`
const asked = {
  'application/x-www-form-urlencoded': 'List-Unsubscribe=One-Click',
  'multipart/form-data; boundary=x':
    '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
}

beforeEach(() =>
  changeSettings(portal.entities.db, userUuid, {
    groups: [
      { group: 'NEWS', email: 'AT_ONCE' },
      { group: 'ENERGY', email: 'DIGEST' },
    ],
  }),
)

test.each(Object.entries(asked))(
  'one click of a mail program that sends %s ends the mails',
  async (type, body) => {
    const token = unsubscribeLinks(portal.identity.secrets).tokenOf({ userUuid, group: 'NEWS' })
    const headers = { 'content-type': type, origin: 'https://mail.example' }
    const answer = await fetch(addressOf(token), { method: 'POST', headers, body })
    expect([answer.status, await emails()]).toEqual([200, ['NONE', 'DIGEST']])
  },
)

test('opening the link ends nothing, and one for all ends all', async () => {
  const token = unsubscribeLinks(portal.identity.secrets).tokenOf({ userUuid, group: null })
  expect((await fetch(addressOf(token))).status).toBe(200)
  expect(await emails()).toEqual(['AT_ONCE', 'DIGEST'])
  expect((await fetch(addressOf(token), { method: 'POST' })).status).toBe(200)
  expect(await emails()).toEqual(['NONE', 'NONE'])
})

test('a link that was changed ends nothing', async () => {
  const token = unsubscribeLinks(portal.identity.secrets).tokenOf({ userUuid, group: 'NEWS' })
  for (const other of [token.replace('NEWS', 'ENERGY'), token.replace('NEWS', 'ALL'), `${token}x`, 'none']) {
    expect((await fetch(addressOf(other))).status).toBe(410)
    expect((await fetch(addressOf(other), { method: 'POST' })).status).toBe(410)
  }
  expect(await emails()).toEqual(['AT_ONCE', 'DIGEST'])
})
