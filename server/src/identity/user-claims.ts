import { roles } from '@energycockpit/contract'
import type { SignedInUser } from '../access/signed-in-user'

const namesByNumber = new Map<number, string>(Object.entries(roles).map(([name, number]) => [number, name]))

/** A user's roles by the names under which tokens carry them. */
export const roleNames = (numbers: readonly number[]): string[] =>
  numbers.flatMap((number) => namesByNumber.get(number) ?? [])

/** What id tokens and userinfo say of a user: the claims of Keycloak's profile and email scopes. */
export function profileClaims(user: SignedInUser) {
  return {
    name: user.displayName,
    preferred_username: user.userName,
    ...(user.email ? { email: user.email, email_verified: true } : {}),
    client_business_id: user.clientBusinessId,
    ...(user.superClientBusinessId === null ? {} : { super_client_business_id: user.superClientBusinessId }),
  }
}

/** What access tokens say besides the standard claims, as Keycloak's do. */
export function accessClaims(user: SignedInUser, clientId: string, sessionId: string | undefined) {
  return {
    typ: 'Bearer',
    azp: clientId,
    ...(sessionId ? { sid: sessionId } : {}),
    ...profileClaims(user),
    realm_access: { roles: roleNames(user.roles) },
    resource_access: {},
  }
}
