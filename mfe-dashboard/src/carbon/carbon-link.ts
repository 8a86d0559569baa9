import type { EmittingProductType } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'

interface LinkedFigure {
  nodeId: string | undefined
  productType: EmittingProductType
  year: number
  /** 0 is January; absent: the whole year. */
  month?: number
}

/** Where a figure is explained: the emissions of the same meters and days in the analysis. */
export function useCarbonLink() {
  const { basePath } = useFeature()
  return ({ nodeId, productType, year, month }: LinkedFigure): string => {
    const day = (place: number) => new Date(Date.UTC(year, place, 1)).toISOString().slice(0, 10)
    const days = { from: day(month ?? 0), to: day(month === undefined ? 12 : month + 1) }
    const query = new URLSearchParams({ ...days, product: productType, as: 'CARBON' })
    if (nodeId !== undefined) query.set('node', nodeId)
    return `${basePath}/analysis/progression?${query}`
  }
}
