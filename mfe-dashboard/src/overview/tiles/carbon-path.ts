import { queryOf } from '../../carbon/carbon-choice'
import type { TileProps } from './tile'

/** The report of the year, which has the months with both figures of Scope 2, the locations, and the factors. */
export function carbonPath(basePath: string, { nodeId, month }: Pick<TileProps, 'nodeId' | 'month'>): string {
  const year = Number(month.days.from.slice(0, 4))
  return `${basePath}/enms/carbon?${queryOf({ nodeId, year, baseYear: year - 1 })}`
}
