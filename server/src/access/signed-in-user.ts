import type { ApiTokenScope } from '@energycockpit/contract'

/** Who is asking, whichever way they proved it: by the session cookie of the web or by a bearer token. */
export interface SignedInUser {
  uuid: string
  userName: string
  displayName: string
  email: string | null
  clientBusinessId: number
  clientBusinessName: string
  /** The super client above the user's client business, if it has one. */
  superClientBusinessId: number | null
  roles: number[]
  /** What the user may see: the own business, its sub-businesses for super clients, every one for the operator. */
  visibleBusinessIds: number[]
  /** Which of several businesses this web session looks at; it is then the only visible one. */
  activeBusinessId?: number
  /** The API token that acts for the user; roles and businesses are then those that are left of the user's. */
  apiToken?: { uuid: string; name: string; scopes: readonly ApiTokenScope[] }
}
