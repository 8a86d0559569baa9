import type { ChosenSeriesItem } from '@energycockpit/contract'

/** Energy and volume are counted: their values add up over time and over meters. */
export const isAmount = ({ quantity }: Pick<ChosenSeriesItem, 'quantity'>): boolean =>
  quantity === 'ENERGY' || quantity === 'VOLUME'
