import { informationTypes, termsAndConditionsType } from '@energycockpit/contract'

/** Whom a notice is for: one user, one business, or, when both are null, everybody. */
export interface Audience {
  userUuid: string | null
  clientBusinessId: number | null
  withSubBusinesses: boolean
}

export interface Addressee {
  uuid: string
  clientBusinessId: number
  /** The business above the user's own, if there is one. */
  superClientBusinessId: number | null
}

/** A published version of a notice in force, and whether the user has confirmed it. */
export interface PublishedVersion {
  uuid: string
  noticeUuid: string
  type: string
  number: number
  publishedAt: Date
  audience: Audience
  confirmed: boolean
}

export function isFor({ userUuid, clientBusinessId, withSubBusinesses }: Audience, user: Addressee): boolean {
  if (userUuid !== null) return userUuid === user.uuid
  if (clientBusinessId === null) return true
  if (clientBusinessId === user.clientBusinessId) return true
  return withSubBusinesses && clientBusinessId === user.superClientBusinessId
}

export const isInformation = (type: string): boolean => informationTypes.includes(type)

/** Of each notice that is for the user the latest version: an earlier one asks nobody any more. */
export function currentVersions(published: readonly PublishedVersion[], user: Addressee): PublishedVersion[] {
  const latest = new Map<string, PublishedVersion>()
  for (const version of published) {
    const known = latest.get(version.noticeUuid)
    if (isFor(version.audience, user) && (!known || version.number > known.number))
      latest.set(version.noticeUuid, version)
  }
  return [...latest.values()].sort(inOrder)
}

/**
 * What the user still has to do, in order: terms and conditions, then what else is to be confirmed, then information
 * notices; of each kind what was published first. Whoever has confirmed an earlier version is asked again.
 */
export const openVersions = (published: readonly PublishedVersion[], user: Addressee): PublishedVersion[] =>
  currentVersions(published, user).filter(({ confirmed }) => !confirmed)

function inOrder(one: PublishedVersion, other: PublishedVersion): number {
  return (
    rankOf(one.type) - rankOf(other.type) ||
    one.publishedAt.getTime() - other.publishedAt.getTime() ||
    (one.uuid < other.uuid ? -1 : 1)
  )
}

function rankOf(type: string): number {
  if (type === termsAndConditionsType) return 0
  return isInformation(type) ? 2 : 1
}
