import type { MeasurementSeries } from '@energycockpit/contract'
import type { CapacityKind } from './rules-draft'

type Quantity = MeasurementSeries['quantity']

/** In which a counter is read, beside the unit of its series. */
const registerUnits: Partial<Record<Quantity, readonly string[]>> = {
  ENERGY: ['Wh', 'kWh', 'MWh'],
  VOLUME: ['l', 'm³'],
}

/** The units that a counter of the series can be read in; the one that holds is among them. */
export const registerUnitsOf = (
  { quantity, unit }: Pick<MeasurementSeries, 'quantity' | 'unit'>,
  held: string,
): string[] => [...new Set([...(registerUnits[quantity] ?? []), unit, held])]

/** A counter counts amounts; of anything else there is none. */
export const hasRegister = ({ quantity }: Pick<MeasurementSeries, 'quantity'>): boolean =>
  quantity === 'ENERGY' || quantity === 'VOLUME' || quantity === 'OUTPUT'

/** What can bound the amounts of a series. */
export function capacitiesOf({
  quantity,
  unit,
}: Pick<MeasurementSeries, 'quantity' | 'unit'>): readonly CapacityKind[] {
  const isFlow = quantity === 'VOLUME' || (quantity === 'POWER' && unit.includes('/'))
  if (isFlow) return ['none', 'flow']
  return quantity === 'ENERGY' || quantity === 'POWER' ? ['none', 'power', 'transformers'] : ['none']
}
