/**
 * Which of the account's sections an address of the feature hp shows, by the segments after `/platform/hp`; none is
 * the first section, too. Undefined for an address that is none.
 */
export function sectionOfRoute<Section extends { path: string }>(
  subRoutes: readonly string[],
  sections: readonly Section[],
): Section | undefined {
  const [first = 'account', path = '', ...rest] = subRoutes.filter((segment) => segment !== '')
  return first === 'account' && rest.length === 0 ? sections.find((one) => one.path === path) : undefined
}
