import type { Guess } from '@energycockpit/contract'
import { recogniseUnit, unitDefinition } from '@energycockpit/units'
import { certain, likely, open } from './guesses'

const currencies: ReadonlySet<string> = new Set(['EUR', 'GBP', 'USD', 'CHF'])

/** Any three letters could be some currency; in a heading they hardly ever are. */
function knownUnit(text: string): string | undefined {
  const unit = recogniseUnit(text)
  return unit !== undefined && (unitDefinition(unit) || currencies.has(unit.slice(0, 3))) ? unit : undefined
}

/** The unit that the headings of a column name, the nearest to the values last. */
export function guessUnit(headings: readonly string[]): Guess<string> {
  for (const heading of headings.toReversed()) {
    const bracketed = heading.match(/[[(]\s*([^\])]+?)\s*[\])]/)?.[1]
    const unit = knownUnit(bracketed ?? '') ?? knownUnit(heading)
    if (unit !== undefined) return certain(unit)
    const words = heading.split(/[\s_:;,-]+/).filter((word) => word.length > 1)
    const named = [...new Set(words.flatMap((word) => knownUnit(word) ?? []))]
    if (named.length > 0) return likely(named.at(-1)!, named)
  }
  return open([])
}

export const isUnit = (text: string): boolean => knownUnit(text) !== undefined
