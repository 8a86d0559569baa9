import { useFeature } from '@energycockpit/remote'
import type { TileProps } from './tile'

/** Where a figure is explained: a page of the analysis with the same object and days. */
export function useAnalysisLink({ nodeId, month }: Pick<TileProps, 'nodeId' | 'month'>) {
  const { basePath } = useFeature()
  return (page: string, more: Readonly<Record<string, string>> = {}): string => {
    const query = new URLSearchParams()
    if (nodeId !== undefined) query.set('node', nodeId)
    for (const [name, value] of Object.entries({ ...month.days, ...more })) query.set(name, value)
    return `${basePath}/analysis${page === '' ? '' : `/${page}`}?${query}`
  }
}
