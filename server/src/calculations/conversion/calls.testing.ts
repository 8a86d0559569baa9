import { getConversionFactors, getSharedFactorSeries, setConversionFactor } from '@energycockpit/contract'
import { modellers, seeValues } from '../../access/roles.testing'
import { location as nodeId, type CallExample } from '../../http/call-example.testing'

/** Of heat, which this location has no price of. */
const noPrice = {
  ...{ nodeId, kind: 'PRICE', productType: 'HEAT', unit: 'EUR/kWh', periods: [], seriesId: null },
}

export const conversionFactorExamples: readonly CallExample[] = [
  { call: getConversionFactors, roles: seeValues, query: `nodeId=${nodeId}`, ofSubBusiness: 'itself' },
  {
    ...{ call: getSharedFactorSeries, roles: modellers, query: `nodeId=${nodeId}&kind=PRICE` },
    ofSubBusiness: 'itself',
  },
  { call: setConversionFactor, roles: modellers, body: noPrice, ofSubBusiness: 'itself' },
]
