/** Why the portal has not let somebody in whom the identity provider has; each has a text of its own. */
const refusals = ['BUSINESS_UNKNOWN', 'NO_ROLE', 'ACCOUNT_DISABLED'] as const
export type Refusal = (typeof refusals)[number]

/** The refusal that the query of the error page names; undefined for every other failure. */
export function refusalOf(search: string): Refusal | undefined {
  const code = new URLSearchParams(search).get('code')
  return refusals.find((refusal) => refusal === code)
}
