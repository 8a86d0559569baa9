/** The pages of the feature measurement-data, by what follows after `/platform/measurement-data`. */
export type PageOfRoute =
  | { page: 'imports' | 'upload' | 'conversion-factors' }
  | { page: 'virtual-meters'; which: string | undefined }
  | { page: 'meter-readings'; pointId: string | undefined }
  /** No page of it: the first that the user may open. */
  | { page: 'first' }

/** `meter-readings/ID` is about one metering point, `virtual-meters/ID` about one series. */
export function pageOfRoute(subRoutes: readonly string[]): PageOfRoute {
  const [first, second, ...rest] = subRoutes.filter((segment) => segment !== '')
  if (rest.length > 0) return { page: 'first' }
  if (first === 'imports' && second === undefined) return { page: 'imports' }
  if (first === 'imports' && second === 'new') return { page: 'upload' }
  if (first === 'conversion-factors' && second === undefined) return { page: 'conversion-factors' }
  if (first === 'virtual-meters') return { page: 'virtual-meters', which: second }
  if (first === 'meter-readings') return { page: 'meter-readings', pointId: second }
  return { page: 'first' }
}
