import type { Guess } from '@energycockpit/contract'

export const certain = <Value>(value: Value): Guess<Value> => ({ sure: 'certain', value, others: [] })

export const likely = <Value>(value: Value, others: readonly Value[] = []): Guess<Value> => ({
  sure: 'likely',
  value,
  others: others.filter((other) => other !== value),
})

export const open = <Value>(others: readonly Value[]): Guess<Value> => ({ sure: 'open', others: [...others] })

/** What was guessed, or what to go on with where somebody has yet to be asked. */
export const valueOr = <Value, Else>(guess: Guess<Value>, otherwise: Else): Value | Else =>
  guess.sure === 'open' ? otherwise : guess.value
