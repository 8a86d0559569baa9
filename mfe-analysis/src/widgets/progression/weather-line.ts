import type { ChosenSeries } from '@energycockpit/contract'
import { meterLines, type Line } from './lines'

/** The temperature at the weather station of the chosen locations. */
export const weatherLine = ({ weather }: Pick<ChosenSeries, 'weather'>): Line | undefined =>
  meterLines({ series: weather.filter(({ quantity }) => quantity === 'TEMPERATURE') })[0]
