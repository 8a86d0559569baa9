import { roles } from '@energycockpit/contract'
import type { JWTPayload } from 'jose'

/** What an identity provider knows of a user; the portal keeps a copy and never changes it by itself. */
export interface UserFacts {
  uuid: string
  userName: string
  displayName: string
  email: string | null
  /** Null where the provider names no business. */
  clientBusinessId: number | null
  /** Numbers of the portal's roles, each once, in order. */
  roles: number[]
}

/** The facts in an access or id token of a Keycloak, as `keycloak/realm` has its mappers. */
export function factsOfClaims(claims: JWTPayload & { sub: string }): UserFacts {
  const userName = textOf(claims.preferred_username) ?? claims.sub
  return {
    uuid: claims.sub,
    userName,
    displayName: textOf(claims.name) ?? userName,
    email: textOf(claims.email) ?? null,
    clientBusinessId: numberOf(claims.client_business_id),
    roles: roleNumbers((claims.realm_access as { roles?: unknown } | undefined)?.roles),
  }
}

/** A realm has roles that are none of the portal's (offline_access, default-roles-…): they mean nothing here. */
export function roleNumbers(names: unknown): number[] {
  if (!Array.isArray(names)) return []
  const known = Object.entries(roles).filter(([name]) => names.includes(name))
  return known.map(([, number]) => number)
}

const longest = 200
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? storable(value.trim().slice(0, longest)) || undefined : undefined

/** Without what no store can keep; half of a character is left where one is cut in two. */
const storable = (text: string) => text.replaceAll(/[\0\p{Cs}]/gu, '')

/** User attributes are texts in a Keycloak; a mapper may have made a number of them. */
function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value
  return Number.isSafeInteger(number) ? (number as number) : null
}
