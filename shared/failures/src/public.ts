export { formulaFaultKey } from './formula-fault-key'
export { reasonKey } from './reason-key'
export { referenceOf } from './reference-of'
