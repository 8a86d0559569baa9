import { clockWithOffset } from '@energycockpit/time'
import type { Item, Structure } from '../structure/structure'

/** The exchanges of a metering point as the sheet of exchanges has them: a row for each register, by the clock of its location. */
export function rowsOfExchanges({ fields }: Item, structure: Structure): Record<string, unknown>[] {
  if (fields.kind !== 'METERING_POINT') return []
  const timeZone = structure.get('LOCATION', fields.location)?.fields.timeZone ?? 'UTC'
  return fields.meterExchanges.flatMap(({ at, oldNumber, newNumber, registers }) => {
    const exchange = {
      ...{ meteringPoint: fields.meteringPointId, oldNumber, newNumber },
      exchangedAt: clockWithOffset(at, timeZone),
    }
    return registers.length === 0 ? [exchange] : registers.map((register) => ({ ...exchange, ...register }))
  })
}
