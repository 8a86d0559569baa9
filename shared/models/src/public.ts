export {
  fitLinear,
  type Coefficient,
  type LinearFit,
  type LinearModel,
  type LinearResult,
  type Regressor,
} from './linear-fit'
export { normalQuantile } from './normal-quantile'
export { predict, type Prediction } from './predict'
export type { Refusal } from './refusal'
export { criticalT, twoSidedT } from './student-t'
export { upperF } from './f-distribution'
