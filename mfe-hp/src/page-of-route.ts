/** The pages of the feature hp, by the segments after `/platform/hp`; none is the account, too. */
export function pageOfRoute(subRoutes: readonly string[]): 'account' | 'not-found' {
  const [first = 'account', ...rest] = subRoutes.filter((segment) => segment !== '')
  return first === 'account' && rest.length === 0 ? 'account' : 'not-found'
}
