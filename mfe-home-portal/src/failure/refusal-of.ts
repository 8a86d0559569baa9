/** Why the portal has not let somebody in whom the identity provider has; each has a text of its own. */
const refusals = ['BUSINESS_UNKNOWN', 'NO_ROLE', 'ACCOUNT_DISABLED'] as const
export type Refusal = (typeof refusals)[number]

/** Why a log-in could not go on from the blocking page; each has a text of its own. */
const stops = [
  'ACTION_TOKEN_INVALID',
  'ACTION_TOKEN_EXPIRED',
  'ACTION_TOKEN_USED',
  'ACTION_TOKEN_FOREIGN',
] as const
export type Stop = (typeof stops)[number]

/** The refusal that the query of the error page names; undefined for every other failure. */
export const refusalOf = (search: string): Refusal | undefined => oneOf(refusals, search)

/** What stopped the log-in that the query of the error page tells of; undefined for every other failure. */
export const stopOf = (search: string): Stop | undefined => oneOf(stops, search)

function oneOf<Code extends string>(codes: readonly Code[], search: string): Code | undefined {
  const code = new URLSearchParams(search).get('code')
  return codes.find((known) => known === code)
}
