/** The token that a sign-in hands to the blocking page, from its query. */
export function requireActionToken(actionToken: string | undefined): string {
  if (!actionToken) throw new Error('missing actionToken')
  return actionToken
}
