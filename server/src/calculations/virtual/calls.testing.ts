import {
  changeVirtualSeries,
  checkVirtualSeries,
  createVirtualSeries,
  getAllVirtualSeries,
  getVirtualSeries,
  getVirtualSeriesSteps,
  removeVirtualSeries,
  undoVirtualSeriesStep,
} from '@energycockpit/contract'
import { modellers, seeValues } from '../../access/roles.testing'
import { location, series as measured, type CallExample } from '../../http/call-example.testing'

const formula = { formula: '[2001', quantity: 'ENERGY', unit: 'kWh' }
/** As it is typed at the sub-business's location. */
export const formulaThatIsNone = { ...formula, locationId: location, seriesId: null }
const virtual = { ...formula, name: 'Walked', direction: null }

export const virtualSeriesExamples: readonly CallExample[] = [
  { call: getAllVirtualSeries, roles: seeValues },
  { call: checkVirtualSeries, roles: modellers, body: formulaThatIsNone, ofSubBusiness: 'itself' },
  {
    ...{ call: createVirtualSeries, roles: modellers, status: 400, ofSubBusiness: 'itself' },
    body: { ...virtual, locationId: location, productType: 'ELECTRICITY' },
  },
  // There is no virtual one of this number.
  { call: getVirtualSeries, roles: seeValues, params: measured, status: 404 },
  { call: changeVirtualSeries, roles: modellers, params: measured, body: virtual, status: 404 },
  { call: removeVirtualSeries, roles: modellers, params: measured, everyQuery: 'revision=9', status: 404 },
  { call: getVirtualSeriesSteps, roles: modellers, everyQuery: 'before=9' },
  { call: undoVirtualSeriesStep, roles: modellers, params: { step: 2_147_483_647 }, status: 404 },
]
