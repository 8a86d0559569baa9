/** The pages of the feature analysis, by what follows after `/platform/analysis`. */
export type PageOfRoute =
  | { page: 'analysis' | 'imports' | 'upload' | 'conversion-factors' }
  | { page: 'measurement-series'; pointId: string }
  | { page: 'virtual-meters'; which: string | undefined }
  | { page: 'counter-readings'; pointId: string | undefined }

/** `measurement-series/ID` and `counter-readings/ID` tell of one metering point; what is not known is the analysis. */
export function pageOfRoute(subRoutes: readonly string[]): PageOfRoute {
  const [first, second, ...rest] = subRoutes.filter((segment) => segment !== '')
  if (first === 'imports' && second === undefined) return { page: 'imports' }
  if (first === 'imports' && second === 'new' && rest.length === 0) return { page: 'upload' }
  if (first === 'conversion-factors' && second === undefined) return { page: 'conversion-factors' }
  if (first === 'virtual-meters' && rest.length === 0) return { page: 'virtual-meters', which: second }
  if (first === 'counter-readings' && rest.length === 0) return { page: 'counter-readings', pointId: second }
  if (first === 'measurement-series' && second !== undefined && rest.length === 0)
    return { page: 'measurement-series', pointId: second }
  return { page: 'analysis' }
}
