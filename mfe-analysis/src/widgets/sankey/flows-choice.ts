import {
  consumedProductTypes,
  maxFlowDepth,
  type ChosenSeries,
  type ConsumedProductType,
} from '@energycockpit/contract'
import type { Choice } from '../../choice/choice'
import { idsOf } from '../../choice/chosen-objects'

/** More diagrams beside each other are not told apart. */
export const mostObjects = 6

export const levels = ['1', '2', '3', '4', '5', 'all'] as const
export type Levels = (typeof levels)[number]

export interface FlowsChoice {
  /** Those of which something is measured; amounts of two of them are never added. */
  products: ConsumedProductType[]
  /** Undefined: nothing is consumed. */
  product: ConsumedProductType | undefined
  levels: Levels
  depth: number
  /** What each diagram begins with; undefined is everything. */
  roots: (string | undefined)[]
  /** How many objects are chosen and not drawn. */
  further: number
}

/** The settings of the page. A whole portfolio is first shown down to its locations, and objects to their last meter. */
export function flowsChoice(choice: Choice, chosen: ChosenSeries): FlowsChoice {
  const measured = new Set<string>(
    chosen.series.map(({ productType }) => (productType === 'PV' ? 'ELECTRICITY' : productType)),
  )
  const isWhole = !chosen.hasMore || choice.productType !== undefined
  const products = consumedProductTypes.filter((product) => !isWhole || measured.has(product))
  const objects = idsOf(choice)
  const wanted = choice.options['levels']
  const preferred = choice.options['product'] ?? choice.productType
  const shown = levels.find((one) => one === wanted) ?? (objects.length === 0 ? '3' : 'all')
  return {
    products,
    product: products.find((product) => product === preferred) ?? products[0],
    levels: shown,
    depth: shown === 'all' ? maxFlowDepth : Number(shown),
    roots: objects.length === 0 ? [undefined] : objects.slice(0, mostObjects),
    further: Math.max(0, objects.length - mostObjects),
  }
}
