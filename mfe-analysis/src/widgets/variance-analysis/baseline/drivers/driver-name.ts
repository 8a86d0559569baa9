import type { BaselineDriver } from '@energycockpit/contract'
import type { Translate } from '@energycockpit/i18n'

/** A series that models follow, with its name. */
export interface NamedDriver {
  seriesId: number
  name: string
}

/** What meters count is told by their names; a weather station measures several quantities. */
const counted: readonly string[] = ['ENERGY', 'VOLUME', 'OUTPUT']

/** 'Beer', 'Solar irradiance · Weather station'. */
export const driverName = ({ name, quantity }: BaselineDriver, t: Translate): string =>
  counted.includes(quantity) ? name : `${t(`quantity.${quantity}`)} · ${name}`
