import { seriesOf } from './formula'
import { parseFormula } from './parse-formula'
import type { FormulaPart, FormulaParts } from './plan-virtual'

/** The stored series that a series is made of, over any depth, each once; of a stored one itself. */
export function baseSeries(id: number, parts: FormulaParts): FormulaPart[] {
  const seen = new Set([id])
  const base: FormulaPart[] = []
  // What is added on the way is walked over, too.
  for (const one of seen) {
    const part = parts.get(one)
    if (part === undefined) continue
    if (part.formula === null) base.push(part)
    else for (const input of seriesOf(parseFormula(part.formula))) seen.add(input)
  }
  return base
}
