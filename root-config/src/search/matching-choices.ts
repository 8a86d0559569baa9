import type { Choice } from './choice'
import { folded } from './folded'

/** Those of the choices that a search means, the best first; among equals the order stays. */
export function matchingChoices(choices: readonly Choice[], search: string): Choice[] {
  const text = folded(search)
  if (text === '') return []
  return choices
    .map((choice) => ({ choice, rank: rankOf(choice, text) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((one, other) => one.rank - other.rank)
    .map(({ choice }) => choice)
}

/** The smaller the better; infinite for what is not meant. */
function rankOf({ label, synonyms = '' }: Choice, text: string): number {
  const name = folded(label)
  const words = text.split(' ')
  const allBegin = (where: string) => words.every((word) => ` ${where}`.includes(` ${word}`))
  if (name === text) return 0
  if (name.startsWith(text)) return 1
  if (allBegin(name)) return 2
  if (allBegin(`${name} ${folded(synonyms)}`)) return 3
  return words.every((word) => name.includes(word)) ? 4 : Infinity
}
