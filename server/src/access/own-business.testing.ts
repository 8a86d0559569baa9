import { roles, type RoleName } from '@energycockpit/contract'
import { mailTo, sharedServer, SignedInClient } from '@energycockpit/testing'
import { randomUUID } from 'node:crypto'

export interface OwnBusiness {
  readonly id: number
  readonly name: string
  /** Of the portal that other test files use at the same time. */
  readonly url: string
  /** A new user of the business, signed in; without a role an energy manager. */
  user(role?: RoleName | readonly RoleName[], displayName?: string): Promise<SignedInClient>
}

const password = 'meters by the river'

/**
 * A new client business, with nothing in it, in the portal of all test files: for a test that only adds items of its own,
 * which nobody else than the operator (`system`) then sees. It takes less time than the start of a server.
 * `above`: its super client.
 */
export async function ownBusiness(above?: Pick<OwnBusiness, 'id'>): Promise<OwnBusiness> {
  const { url } = await sharedServer()
  const operator = await SignedInClient.signIn(url, 'system')
  const name = `Business ${randomUUID()}`
  const made = await operator.post<{ id: number }>('/rest/secure/businesses', {
    name,
    superClientBusinessId: above?.id ?? null,
  })
  expect(made.status).toBe(200)
  const { id } = made.body
  return {
    ...{ id, name, url },
    user: async (role = 'ENERGY_MANAGER', displayName = 'Jo Reed') => {
      const email = `${randomUUID().slice(0, 13)}@fens.example`
      const invitation = {
        ...{ businessId: id, email, displayName },
        roles: [role].flat().map((one) => roles[one]),
        locale: 'en',
      }
      expect((await operator.post('/rest/secure/users', invitation)).status).toBe(200)
      const newcomer = SignedInClient.anonymous(url)
      const arrived = await newcomer.follow(/http\S+token=\S+/.exec(await mailTo(email))?.[0] ?? '')
      const chosen = new URLSearchParams({ password, again: password })
      await newcomer.fetch(new URL(arrived.url).pathname, { method: 'POST', body: chosen })
      return SignedInClient.signIn(url, { userName: email, password })
    },
  }
}
