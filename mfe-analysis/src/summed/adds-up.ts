import type { ChosenSeriesItem } from '@energycockpit/contract'
import { isAmount } from './is-amount'

/**
 * Whether the values of one series add up over time: those of amounts, and what was produced. Over several series only
 * amounts do: what two lines make is not alike.
 */
export const addsUp = (series: Pick<ChosenSeriesItem, 'quantity'>): boolean =>
  isAmount(series) || series.quantity === 'OUTPUT'
