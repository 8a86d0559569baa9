export { cashFlows, cumulated, netPresentValue, presentValues } from './cash-flows'
export type { EnergyEffect, Investment } from './investment'
export { discountedPayback, internalRateOfReturn } from './returns'
export { scenarios, type Scenarios, type Uncertainty } from './scenarios'
export {
  sensitivities,
  sensitivityParameters,
  type Sensitivity,
  type SensitivityParameter,
} from './sensitivity'
