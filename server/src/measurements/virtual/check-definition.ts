import {
  granularities,
  type CheckedFormula,
  type MeasurementSeries,
  type Quantity,
} from '@energycockpit/contract'
import { canConvert, moneyUnit } from '@energycockpit/units'
import { Problem } from '../../http/problem'
import { FormulaError, placesOfSeries, seriesOf } from './formula'
import { parseFormula } from './parse-formula'
import { FormulaCycleError } from './resolve-virtual'
import { levelsOf } from './step-levels'
import { planVirtual, type FormulaPart, type FormulaParts } from './virtual-rows'

/** More is not calculated for one interval. */
const mostInputs = 500
/** So many formulas that are not linear may stand on each other; of linear ones any number. */
const mostLevels = 25

type Fault = NonNullable<CheckedFormula['fault']>

/** What is wrong with a formula, in words and for whoever shows its place. */
export class FormulaProblem extends Problem {
  readonly fault: Fault
  constructor(
    detail: string,
    { start = null, end = null, about = [], ...fault }: Partial<Fault> & Pick<Fault, 'code'>,
  ) {
    super(400, fault.code === 'CYCLE' ? 'FORMULA_CYCLE' : 'FORMULA_INVALID', detail)
    this.fault = { ...fault, start, end, about }
  }
}

/** The series that a formula names. Throws a Problem (400) for a text that is no formula. */
export const inputsOf = (formula: string): number[] =>
  explained(formula, () => seriesOf(parseFormula(formula)))

/** A unit of each quantity. */
const typicalUnits: Readonly<Record<Exclude<Quantity, 'PRICE'>, string>> = {
  ...{ ENERGY: 'kWh', POWER: 'kW', VOLUME: 'm³', TEMPERATURE: '°C', RELATIVE_HUMIDITY: '%' },
  ...{ IRRADIANCE: 'W/m²', CARBON_INTENSITY: 'kg/kWh' },
}

/**
 * Whether a virtual series can be calculated. Throws a Problem (400): FORMULA_INVALID with what is wrong and where,
 * FORMULA_CYCLE with the way round. `parts`: with the series itself and all that it is made of.
 */
export function checkDefinition(id: number, parts: FormulaParts): void {
  const one = parts.get(id)!
  const { quantity, unit } = one
  const fits = quantity === 'PRICE' ? moneyUnit(unit)?.per : canConvert(unit, typicalUnits[quantity])
  if (!fits)
    throw new FormulaProblem(`WRONG_UNIT: ${unit} is no unit of ${quantity}`, {
      code: 'UNIT_OF_OTHER_QUANTITY',
      about: [unit],
    })
  const { resolved, inputs } = explained(one.formula!, () => planVirtual(id, parts))
  if (inputs.length > mostInputs)
    throw new FormulaProblem(`TOO_DEEP: it is made of more than ${mostInputs} series`, { code: 'TOO_DEEP' })
  if (resolved.kind === 'steps' && levelsOf(resolved.steps).length > mostLevels)
    throw new FormulaProblem(
      `TOO_DEEP: more than ${mostLevels} formulas that are not linear stand on each other`,
      { code: 'TOO_DEEP' },
    )
}

/**
 * The interval of a series made of these: the longest. Throws a Problem (400) for days of different calendars, which
 * do not begin together.
 */
export function commonInterval(
  parts: readonly FormulaPart[],
  timeZone: string,
): MeasurementSeries['interval'] {
  const fineness = ({ interval }: FormulaPart) => granularities.indexOf(interval)
  const interval = parts.reduce((one, other) => (fineness(other) > fineness(one) ? other : one)).interval
  const other = parts.find((part) => part.interval === 'P1D' && part.timeZone !== timeZone)
  if (other)
    throw new FormulaProblem(
      `INTERVALS_DIFFER: series ${other.id} has days of ${other.timeZone}, the virtual meter those of ${timeZone}`,
      { code: 'INTERVALS_DIFFER', about: [other.timeZone, timeZone] },
    )
  return interval as MeasurementSeries['interval']
}

function explained<Result>(formula: string, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (error instanceof FormulaCycleError) {
      // Of the way round, what this formula itself names.
      const [place] = [...placesOfSeries(parseFormula(formula))].filter(([id]) => error.way.includes(id))
      throw new FormulaProblem(error.message, {
        code: 'CYCLE',
        start: place?.[1].start ?? null,
        end: place?.[1].end ?? null,
        about: error.way.map(String),
      })
    }
    if (!(error instanceof FormulaError)) throw error
    const { code, start, end, about } = error
    const place = formula.slice(start, Math.min(end, start + 50))
    throw new FormulaProblem(
      `${code} at characters ${start + 1} to ${end}, “${place}”${about.length > 0 ? `: ${about.join(', ')}` : ''}`,
      { code, start, end, about: [...about] },
    )
  }
}
