import type { MeasurementSeries, Quantity } from '@energycockpit/contract'
import { commonLength, isOfCalendar } from '@energycockpit/time'
import { canConvert, moneyUnit } from '@energycockpit/units'
import { calculablePlan } from './calculable-plan'
import { refuseWhatIsNoNumber } from './constant-parts'
import { seriesOf } from './formula'
import { explained, FormulaProblem } from './formula-problem'
import { parseFormula } from './parse-formula'
import type { FormulaPart, FormulaParts } from './plan-virtual'

/** The series that a formula names. Throws a Problem (400) for a text that is no formula. */
export const inputsOf = (formula: string): number[] =>
  explained(formula, () => seriesOf(parseFormula(formula)))

/** A unit of each dimension of a quantity. */
const typicalUnits: Readonly<Record<Exclude<Quantity, 'PRICE'>, readonly string[]>> = {
  ...{ ENERGY: ['kWh'], POWER: ['kW'], VOLUME: ['m³'], TEMPERATURE: ['°C'], RELATIVE_HUMIDITY: ['%'] },
  ...{ IRRADIANCE: ['W/m²'], CARBON_INTENSITY: ['kg/kWh'] },
  ...{ OUTPUT: ['piece', 'kg', 'm³'], OCCUPANCY: ['person', '%'] },
}

/**
 * Whether a virtual series can be calculated. Throws a Problem (400): FORMULA_INVALID with what is wrong and where,
 * FORMULA_CYCLE with the way round. `parts`: with the series itself and all that it is made of.
 */
export function checkDefinition(id: number, parts: FormulaParts): void {
  const one = parts.get(id)!
  const { quantity, unit } = one
  const fits =
    quantity === 'PRICE'
      ? moneyUnit(unit)?.per
      : typicalUnits[quantity].some((typical) => canConvert(unit, typical))
  if (!fits)
    throw new FormulaProblem(`WRONG_UNIT: ${unit} is no unit of ${quantity}`, {
      code: 'UNIT_OF_OTHER_QUANTITY',
      about: [unit],
    })
  explained(one.formula!, () => refuseWhatIsNoNumber(parseFormula(one.formula!)))
  calculablePlan(id, parts)
}

/**
 * The interval of a series made of these: the finest that is made of whole intervals of each. Throws a Problem (400) for
 * days of different calendars, which do not begin together.
 */
export function commonInterval(
  parts: readonly FormulaPart[],
  timeZone: string,
): MeasurementSeries['interval'] {
  const other = parts.find((part) => isOfCalendar(part.interval) && part.timeZone !== timeZone)
  if (other)
    throw new FormulaProblem(
      `INTERVALS_DIFFER: series ${other.id} has days of ${other.timeZone}, the virtual meter those of ${timeZone}`,
      { code: 'INTERVALS_DIFFER', about: [other.timeZone, timeZone] },
    )
  return commonLength(parts.map(({ interval }) => interval))
}
