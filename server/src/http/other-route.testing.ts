/** What everybody is answered by a route that is no call of the contract, whatever their roles and their business. */
export interface OtherRoute {
  /** Where to ask; absent: at the route's own path. */
  at?: string
  headers?: Readonly<Record<string, string>>
  /** Sent as a form. */
  form?: Readonly<Record<string, string>>
  /** Status for somebody who is not signed in. */
  stranger: number
  /** Status for every signed-in user; absent: the same as for a stranger, for the route does not ask who it is. */
  signedIn?: number
}

/** Files of the portal's own: one that there is, and one that there is not. */
export const file = (at: string): OtherRoute => ({ at, stranger: 200 })
export const noSuchFile = (at: string): OtherRoute => ({ at, stranger: 404 })

/** By method and path; HEAD goes with GET. A subject lists its own in `routes.testing.ts`. */
export type OtherRoutes = Readonly<Record<string, OtherRoute>>
