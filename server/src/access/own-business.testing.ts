import { roles, type RoleName } from '@energycockpit/contract'
import { mailTo, sharedServer, SignedInClient } from '@energycockpit/testing'
import { randomUUID } from 'node:crypto'

export interface OwnBusiness {
  readonly id: number
  readonly name: string
  /** Of the portal that other test files use at the same time. */
  readonly url: string
  /** A new user of the business, signed in; without a role an energy manager. */
  user(role?: RoleName): Promise<SignedInClient>
}

/** The group above the demo's business, so that the user `super` sees the new one as well. */
const superClient = 1000
const password = 'meters by the river'

/**
 * A new client business, with nothing in it, in the portal of all test files: for a test that only adds items of its own,
 * which no other test then sees. It takes a quarter of the time that a server of the test's own takes to start.
 */
export async function ownBusiness(): Promise<OwnBusiness> {
  const { url } = await sharedServer()
  const operator = await SignedInClient.signIn(url, 'system')
  const name = `Business ${randomUUID()}`
  const made = await operator.post<{ id: number }>('/rest/secure/businesses', {
    name,
    superClientBusinessId: superClient,
  })
  expect(made.status).toBe(200)
  const { id } = made.body
  return {
    ...{ id, name, url },
    user: async (role = 'ENERGY_MANAGER') => {
      const email = `${randomUUID().slice(0, 13)}@fens.example`
      const displayName = 'Jo Reed'
      const invitation = { ...{ businessId: id, email, displayName }, roles: [roles[role]], locale: 'en' }
      expect((await operator.post('/rest/secure/users', invitation)).status).toBe(200)
      const newcomer = SignedInClient.anonymous(url)
      const arrived = await newcomer.follow(/http\S+token=\S+/.exec(await mailTo(email))?.[0] ?? '')
      const chosen = new URLSearchParams({ password, again: password })
      await newcomer.fetch(new URL(arrived.url).pathname, { method: 'POST', body: chosen })
      return SignedInClient.signIn(url, { userName: email, password })
    },
  }
}
