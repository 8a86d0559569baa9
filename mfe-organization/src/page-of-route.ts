export const pages = [
  ...(['hierarchy', 'metering-points', 'twin', 'map', 'groups'] as const),
  ...(['import', 'history', 'attributes'] as const),
] as const
/** The pages of the feature organization, by what follows after `/platform/organization`; anything else: the first. */
export type OrganizationPage = (typeof pages)[number]

export function pageOfRoute(subRoutes: readonly string[]): OrganizationPage | undefined {
  const [first, ...rest] = subRoutes.filter((segment) => segment !== '')
  return rest.length === 0 ? pages.find((page) => page === first) : undefined
}
