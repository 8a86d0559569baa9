import type { ConsumedProductType } from '@energycockpit/contract'

/** In what an expected saving is stated. */
export const savingUnit = (productType: ConsumedProductType): 'kWh' | 'm³' =>
  productType === 'WATER' ? 'm³' : 'kWh'
