import type { ChosenSeries } from '@energycockpit/contract'
import { optionOf, type Options } from '../../choice/options'
import {
  choosableQuantities,
  firstExplained,
  firstExplaining,
  type ChoosableQuantity,
} from '../../joined/choosable-quantities'
import { joinGranularities, type JoinGranularity } from '../../joined/join-buckets'
import { colourings, groupCount, type Colouring } from './point-groups'

export const intervals = ['single', 'mean', 'none'] as const
/** Where a further point lies, where the line lies, or neither. */
export type Interval = (typeof intervals)[number]

export interface ScatterChoice {
  granularity: JoinGranularity
  /** What there is to choose from. */
  quantities: ChoosableQuantity[]
  /** Undefined: there are no two quantities with values for these buckets. */
  x: ChoosableQuantity | undefined
  y: ChoosableQuantity | undefined
  colouring: Colouring
  interval: Interval
  /** Places of the groups that are switched off. */
  off: ReadonlySet<number>
}

/** By what the points of buckets can be told apart: a day has no hour, a month no weekday. */
export const colouringsOf = (granularity: JoinGranularity): readonly [Colouring, ...Colouring[]] =>
  granularity === 'PT1H' ? colourings : granularity === 'P1D' ? ['weekday', 'none'] : ['none']

/** The settings of the page; what its address does not say, or says wrongly, is what most begin with. */
export function scatterChoice(options: Options, chosen: ChosenSeries): ScatterChoice {
  const granularity = optionOf(options, 'resolution', joinGranularities)
  const quantities = choosableQuantities(chosen, granularity)
  const find = (key: string | undefined) => quantities.find((quantity) => quantity.key === key)
  const wantedX = find(options['x'])
  const y = find(options['y']) ?? firstExplained(quantities.filter(({ key }) => key !== wantedX?.key))
  const colouring = optionOf(options, 'colour', colouringsOf(granularity))
  const off = (options['off'] ?? '').split(',').filter((text) => /^\d{1,2}$/.test(text))
  return {
    ...{ granularity, quantities, y, colouring, interval: optionOf(options, 'interval', intervals) },
    x: wantedX !== undefined && wantedX.key !== y?.key ? wantedX : firstExplaining(quantities, y),
    off: new Set(off.map(Number).filter((place) => place < groupCount[colouring])),
  }
}
