import { type Finding, median } from '../../readings/index'
import { joinHits, type Hit } from './join-hits'
import type { Segment } from './segment'

/** A register of three places would go round every other day. */
const registers = [4, 5, 6, 7, 8, 9].map((digits) => 10 ** digits)
/** An amount of so many times the usual is believed, and a fall of so many times the usual is no measurement. */
const believed = 10
const unbelievable = 100

/**
 * Amounts that somebody subtracted from a register without noticing that it had started again at 0: the whole register
 * too low. Parameters: the `register` (`known`, or else guessed, 10 to the power of its places) and the `amount` that
 * it really was.
 */
export function findRollOvers(segment: Segment, known: number | null = null): Finding[] {
  const { at, value, seriesInterval, from } = segment
  const lows = at.flatMap((start, place) => (start >= from && value[place]! < 0 ? [place] : []))
  if (lows.length === 0) return []
  const usual = median(value.filter((one) => one > 0).sort((one, other) => one - other))
  return lows.flatMap((place) => {
    const low = value[place]!
    const register = (known === null ? registers : [known]).find((whole) => low + whole >= 0)
    const isOne = register !== undefined && low + register <= believed * usual && -low >= unbelievable * usual
    if (!isOne) return []
    const hit: Hit = { at: at[place]!, value: low, badness: -low }
    return joinHits([hit], seriesInterval, {
      kind: 'ROLL_OVER',
      parameters: { register, amount: low + register },
    })
  })
}
