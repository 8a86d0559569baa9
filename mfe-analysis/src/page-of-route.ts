import { movedPage } from '@energycockpit/contract'

/** The pages of the feature analysis, by what follows after `/platform/analysis`. */
export type PageOfRoute =
  | { page: 'analysis' }
  | { page: 'measurement-series'; pointId: string }
  | { page: 'flexible-analysis' }
  /** Of that name; where there is none, the analysis. */
  | { page: 'widget'; slug: string }
  /** A page that belongs to another feature now: its path below `/platform`. */
  | { page: 'moved'; to: string }

/** `measurement-series/ID` is about one metering point, each analysis has a page by its name; what is not known is the analysis. */
export function pageOfRoute(subRoutes: readonly string[]): PageOfRoute {
  const segments = subRoutes.filter((segment) => segment !== '')
  const moved = movedPage(['analysis', ...segments].map(encodeURIComponent).join('/'))
  if (moved !== undefined) return { page: 'moved', to: moved }
  const [first, second, ...rest] = segments
  if (first === 'measurement-series' && second !== undefined && rest.length === 0)
    return { page: 'measurement-series', pointId: second }
  if (first === 'flexible-analysis') return { page: 'flexible-analysis' }
  return first !== undefined && second === undefined && first !== 'measurement-series'
    ? { page: 'widget', slug: first }
    : { page: 'analysis' }
}
