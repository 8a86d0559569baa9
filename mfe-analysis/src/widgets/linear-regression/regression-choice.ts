import type { ChosenSeries } from '@energycockpit/contract'
import { optionOf, type Options } from '../../choice/options'
import {
  choosableQuantities,
  firstExplained,
  firstExplaining,
  type ChoosableQuantity,
} from '../../joined/choosable-quantities'
import { joinGranularities, type JoinGranularity } from '../../joined/join-buckets'

/** Which days are told apart: none, the weekend from the other days, or each day of the week. */
export const dayKinds = ['WEEKEND', 'WEEKDAYS', 'NONE'] as const
export type DayKind = (typeof dayKinds)[number]

export interface RegressionChoice {
  granularity: JoinGranularity
  /** What there is to choose from. */
  quantities: ChoosableQuantity[]
  /** Undefined: nothing that is chosen has values for these buckets. */
  explained: ChoosableQuantity | undefined
  explaining: ChoosableQuantity[]
  days: DayKind
  months: boolean
  /** Whether public holidays and closed days of the location are told from the others. */
  resting: boolean
  drawing: Drawing
}

/**
 * Over time, against what the model says, or only the distance from that: over the model, over time, and against what it
 * would be if it were normal.
 */
export const drawings = ['time', 'fitted', 'residuals', 'residualsInTime', 'normal'] as const
export type Drawing = (typeof drawings)[number]

/** More are neither read nor understood. */
export const mostRegressors = 8

/** The settings of the page; what its address does not say, or says wrongly, is what most begin with. */
export function regressionChoice(options: Options, chosen: ChosenSeries): RegressionChoice {
  const granularity = optionOf(options, 'resolution', joinGranularities)
  const quantities = choosableQuantities(chosen, granularity)
  const find = (key: string | undefined) => quantities.find((quantity) => quantity.key === key)
  const explained = find(options['y']) ?? firstExplained(quantities)
  const wanted = [...new Set((options['x'] ?? '').split(','))]
    .map(find)
    .filter((quantity) => quantity !== undefined && quantity.key !== explained?.key)
    .slice(0, mostRegressors) as ChoosableQuantity[]
  const first = options['x'] === undefined ? firstExplaining(quantities, explained) : undefined
  return {
    ...{ granularity, quantities, explained },
    explaining: first === undefined ? wanted : [first],
    // A month has days of every kind.
    days: granularity === 'P1M' ? 'NONE' : optionOf(options, 'days', dayKinds),
    months: options['months'] === 'yes',
    resting: granularity !== 'P1M' && options['resting'] === 'yes',
    drawing: optionOf(options, 'chart', drawings),
  }
}
