import { unitDefinition } from '@energycockpit/units'

/** In which unit the rate of an amount is said: kW of energy, m³/h of volume. */
export const rateUnitOf = (amountUnit: string): string =>
  unitDefinition(amountUnit)?.dimension === 'VOLUME' ? 'm³/h' : 'kW'
