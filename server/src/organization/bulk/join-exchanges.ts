import type { SheetRow, BulkRow, ExchangeRow } from './rows'

/** Rows of all sheets, with those of the sheet of exchanges at the metering points that they name. */
export function withExchanges(read: readonly SheetRow[]): BulkRow[] {
  const exchanges = new Map<string, ExchangeRow[]>()
  const rows: BulkRow[] = []
  for (const { kind, ...one } of read)
    if (kind === 'METER_EXCHANGE') {
      const key = keyIn(one.values['meteringPoint'])
      exchanges.set(key, [...(exchanges.get(key) ?? []), one])
    } else rows.push({ kind, ...one })
  const joined = rows.map((row): BulkRow => {
    const own =
      row.kind === 'METERING_POINT' ? exchanges.get(keyIn(row.values['meteringPointId'])) : undefined
    if (own === undefined) return row
    exchanges.delete(keyIn(row.values['meteringPointId']))
    return { ...row, exchanges: own }
  })
  const alone = [...exchanges].map(([meteringPointId, own]): BulkRow => ({
    ...{ kind: 'METERING_POINT', sheet: 'METER_EXCHANGE', row: own[0]!.row },
    ...{ values: { meteringPointId }, exchanges: own },
  }))
  return [...joined, ...alone]
}

const keyIn = (value: unknown) => (typeof value === 'string' ? value : '')
