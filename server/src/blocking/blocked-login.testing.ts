import type { ActionTokenClaims, InformationReason, RemainingReason } from '@energycockpit/contract'
import { demoPassword, SignedInClient } from '@energycockpit/testing'
import { decodeJwt } from 'jose'
import { demoUsers, type DemoUser } from '../identity/demo-users'

/** A log-in that stands at the blocking page, as the page's scripts go on with it. */
export interface BlockedLogin {
  client: SignedInClient
  token: string
  claims: ActionTokenClaims
}

export const uuidOf = (key: DemoUser['key']): string => demoUsers.find((user) => user.key === key)!.uuid

/** Signs in up to the blocking page. Fails when the log-in ends anywhere else. */
export async function blockedLogin(
  url: string,
  userName: string,
  client = SignedInClient.anonymous(url),
): Promise<BlockedLogin> {
  const login = loginAt(client, await client.submitSignIn(userName, demoPassword))
  if (!login) throw new Error('The log-in did not end at the blocking page')
  return login
}

/** What the blocking page got by its address; undefined at any other page. */
export function loginAt(client: SignedInClient, { url }: Response): BlockedLogin | undefined {
  const { pathname, searchParams } = new URL(url)
  const token = searchParams.get('actionToken')
  if (pathname !== '/platform/blocking-page' || token === null) return undefined
  return { client, token, claims: decodeJwt(token) as unknown as ActionTokenClaims }
}

const withToken = (path: string, token: string, more: { locale?: string } = {}) =>
  `${path}?${new URLSearchParams({ actionToken: token, ...more })}`

export const remaining = ({ client, token, claims }: BlockedLogin) =>
  client.get<RemainingReason[]>(withToken(`/blocking-reasons/users/${claims.userUuid}`, token))
export const information = ({ client, token }: BlockedLogin) =>
  client.get<InformationReason[]>(withToken('/blocking-reasons-backend', token))
export const content = ({ client, token }: BlockedLogin, uuid: string) =>
  client.get<{ layout: { headline: string }[] }>(withToken(`/blocking-reasons/${uuid}/page-content`, token))
export const confirm = ({ client, token }: BlockedLogin, uuid: string, readIn?: { locale: string }) =>
  client.post(withToken(`/blocking-reasons/${uuid}/user-confirmations`, token, readIn))
export const acknowledge = ({ client, token }: BlockedLogin, uuid: string, readIn?: { locale: string }) =>
  client.put(withToken(`/blocking-reasons-backend/acknowledged/${uuid}`, token, readIn))

/** Everything that is open, in the page's order. */
export async function doAll(login: BlockedLogin): Promise<void> {
  for (const { uuid } of (await remaining(login)).body) await confirm(login, uuid)
  for (const { id } of (await information(login)).body) await acknowledge(login, id)
}

/** The form that the page sends when nothing is left, and on to where that leads. */
export const goOn = ({ client, claims }: BlockedLogin) =>
  client.follow(claims.requiredActionUrl, { method: 'POST', body: new URLSearchParams() })
