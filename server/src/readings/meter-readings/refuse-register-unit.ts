import { canConvert } from '@energycockpit/units'
import { Problem } from '../../http/problem'
import type { RuledSeries } from '../series/meter-rules'

/**
 * Throws a Problem (400) for a unit that is none of the register's. What gas in m³ is in kWh changes from month to month
 * and is known only afterwards: nothing is spread by a factor of that day, which would have to be spread anew with
 * every new one. A series in m³ is answered in kWh by the factors that hold when it is asked.
 */
export function refuseRegisterUnit(
  { quantity, productType }: Pick<RuledSeries, 'quantity' | 'productType'>,
  { name, unit, wanted }: { name: string; unit: string; wanted: string },
): void {
  if (unit === wanted || canConvert(unit, wanted)) return
  const isGas = productType === 'GAS' && quantity === 'ENERGY' && canConvert(unit, 'm³')
  const instead = isGas
    ? ': enter it for a series in m³, which is answered as ENERGY by state number and calorific value'
    : ''
  throw new Problem(
    400,
    'UNIT_NOT_CONVERTIBLE',
    `${name}: ${unit} cannot be converted into ${wanted}${instead}`,
  )
}
