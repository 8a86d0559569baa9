import type { CheckedFormula } from '@energycockpit/contract'
import { Problem, titles } from '../../http/problem'
import { FormulaError, placesOfSeries } from './formula'
import { parseFormula } from './parse-formula'
import { FormulaCycleError } from './resolve-virtual'

type Fault = NonNullable<CheckedFormula['fault']>

/** What is wrong with a formula, in words and for whoever shows its place. */
export class FormulaProblem extends Problem {
  readonly fault: Fault
  constructor(
    detail: string,
    { start = null, end = null, about = [], ...fault }: Partial<Fault> & Pick<Fault, 'code'>,
  ) {
    const code = fault.code === 'CYCLE' ? 'FORMULA_CYCLE' : 'FORMULA_INVALID'
    super(400, code, detail, { reasons: [{ code, title: titles[code], detail, formulaFault: fault.code }] })
    this.fault = { ...fault, start, end, about }
  }
}

/** Does what reads a formula. Throws a FormulaProblem for what is wrong with it. */
export function explained<Result>(formula: string, read: () => Result): Result {
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
