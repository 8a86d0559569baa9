import type { StructureRowFault } from '@energycockpit/contract'
import type { StructureFault } from '../structure/fault'
import { faultOf } from './read-sheets'
import type { BulkRow } from './rows'

/** What the rules say of the exchanges of a metering point, about the row of their sheet that brought it. */
export function aboutExchange(
  { code, about }: Pick<StructureFault, 'code' | 'about'>,
  { row, exchanges = [] }: BulkRow,
): StructureRowFault {
  const ofSeries = exchanges.find(({ values }) => String(values['seriesId']) === about[0])
  return code === 'EXCHANGE_OF_OTHER_SERIES' && ofSeries
    ? faultOf('METER_EXCHANGE', ofSeries.row, 'seriesId', code, ...about)
    : faultOf('METER_EXCHANGE', exchanges[0]?.row ?? row, 'exchangedAt', code, ...about)
}
