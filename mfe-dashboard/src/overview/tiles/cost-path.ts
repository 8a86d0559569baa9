import { energyProductTypes, type ConsumedProductType } from '@energycockpit/contract'
import { energyUsePath } from '../../energy-uses/energy-use-path'
import { queryOf } from '../../energy-uses/uses-choice'

interface Costs {
  nodeId: string | undefined
  productType: ConsumedProductType
}

/** Where costs of the month are told by location or meter: no page of the analysis adds up those of several meters. */
export function costPath(basePath: string, { nodeId, productType: of }: Costs): string {
  const productType = energyProductTypes.find((one) => one === of)
  const by = nodeId === undefined ? 'LOCATION' : 'POINT'
  return `${energyUsePath(basePath)}?${queryOf({ nodeId, by, productType, year: 'MONTH', threshold: 80 })}`
}
