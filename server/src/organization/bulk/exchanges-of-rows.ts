import {
  meterExchangeSchema,
  seriesTraits,
  type MeterExchange,
  type StructureFaultCode,
} from '@energycockpit/contract'
import { instantOnClock } from '@energycockpit/time'
import type { ExchangeRow } from './rows'

export interface ExchangeFault {
  row: number
  field: string
  code: StructureFaultCode | 'ROW_TWICE'
  about: readonly string[]
}

/** Columns that only an exchange with a register needs. */
const ofRegister = ['seriesId', 'last', 'first', 'digits', 'conversionFactor']
const requiredOfRegister = ['seriesId', 'last', 'first']

/** Whether a row is about a register, by its number or by what it measures. */
export const namesRegister = (values: ExchangeRow['values']): boolean =>
  [...ofRegister, ...seriesTraits].some((field) => field in values && values[field] !== null)

/**
 * The exchanges that the rows of one metering point are together: rows of one time are the registers of one exchange. A
 * single row without a time, and without anything else, says that there is none.
 */
export function exchangesOfRows(
  rows: readonly ExchangeRow[],
  { timeZone, now }: { timeZone: string; now: string },
): { exchanges: MeterExchange[]; faults: ExchangeFault[] } {
  const faults: ExchangeFault[] = []
  const exchanges = new Map<string, MeterExchange>()
  const [only] = rows
  if (
    rows.length === 1 &&
    Object.entries(only!.values).every(([field, value]) => field === 'meteringPoint' || value === null)
  )
    return { exchanges: [], faults }
  for (const line of rows) {
    const read = exchangeOf(line, timeZone)
    faults.push(...read.faults)
    if (read.exchange === undefined) continue
    if (read.exchange.at > now)
      faults.push({ row: line.row, field: 'exchangedAt', code: 'EXCHANGE_IN_FUTURE', about: [] })
    const same = exchanges.get(read.exchange.at)
    if (same === undefined) exchanges.set(read.exchange.at, read.exchange)
    else faults.push(...join(same, read.exchange).map((fault) => ({ ...fault, row: line.row })))
  }
  return { exchanges: [...exchanges.values()], faults }
}

function exchangeOf(
  { row, values }: ExchangeRow,
  timeZone: string,
): { exchange?: MeterExchange; faults: ExchangeFault[] } {
  const hasRegister = namesRegister(values)
  const required = ['exchangedAt', ...(hasRegister ? requiredOfRegister : [])]
  const isFaulty = Object.entries(values).some(([, value]) => value === undefined)
  const missing = required.filter((field) => values[field] === null || !(field in values))
  if (missing.length > 0 || isFaulty)
    return { faults: missing.map((field) => ({ row, field, code: 'REQUIRED', about: [] })) }
  const [seriesId, last, first, digits, conversionFactor] = ofRegister.map((field) => values[field] ?? null)
  const read = meterExchangeSchema.safeParse({
    at: instantOf(String(values['exchangedAt']), timeZone),
    ...{ oldNumber: values['oldNumber'] ?? null, newNumber: values['newNumber'] ?? null },
    registers: hasRegister ? [{ seriesId, last, first, digits, conversionFactor }] : [],
  })
  if (read.success) return { exchange: read.data, faults: [] }
  return {
    faults: [...new Set(read.error.issues.map(({ path }) => String(path.at(-1))))].map((name) => {
      const field = name === 'at' ? 'exchangedAt' : name
      return { row, field, code: 'INVALID', about: [String(values[field])] }
    }),
  }
}

/** Undefined for a time that the clocks of the location left out. */
function instantOf(written: string, timeZone: string): string | undefined {
  if (!/(Z|[+-]\d{2}:\d{2})$/.test(written)) return instantOnClock(written, timeZone)
  const instant = Date.parse(written)
  return Number.isNaN(instant) ? undefined : new Date(instant).toISOString()
}

/** Adds the register of a further row of the same exchange. */
function join(
  exchange: MeterExchange,
  { oldNumber, newNumber, registers }: MeterExchange,
): Omit<ExchangeFault, 'row'>[] {
  const faults: Omit<ExchangeFault, 'row'>[] = []
  for (const [field, number] of Object.entries({ oldNumber, newNumber }) as [
    'oldNumber' | 'newNumber',
    string | null,
  ][])
    if (exchange[field] === null) exchange[field] = number
    else if (number !== null && number !== exchange[field])
      faults.push({ field, code: 'EXCHANGE_TWICE', about: [number] })
  const [register] = registers
  if (register === undefined || exchange.registers.some(({ seriesId }) => seriesId === register.seriesId))
    faults.push({
      field: register ? 'seriesId' : 'exchangedAt',
      code: 'ROW_TWICE',
      about: register ? [String(register.seriesId)] : [],
    })
  else exchange.registers.push(register)
  return faults
}
