import * as z from 'zod/mini'
import { storableText } from './storable-text'

/** A metering point has had no more meters than this. */
export const maxMeterExchanges = 100

/** No meter is older; the days of moves begin with it, too. */
const firstExchange = Date.parse('1900-01-01T00:00:00Z')
const lastExchange = Date.parse('9999-01-01T00:00:00Z')

const meterNumber = z.nullable(storableText.check(z.trim(), z.minLength(1), z.maxLength(100)))
const shown = z.number().check(z.minimum(0), z.maximum(1e15))

/** What one register showed; of a series that is not read off one there is nothing to say. */
export const exchangedRegisterSchema = z.object({
  seriesId: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
  /** The old meter at the end and the new one at its start, in the register's unit. */
  last: shown,
  first: shown,
  /** Places before the decimal point of the new one; null: as before. */
  digits: z.nullable(z.int().check(z.minimum(3), z.maximum(12))),
  /** Of the new one from then on; null: that of the metering point. */
  conversionFactor: z.nullable(z.number().check(z.gt(0), z.maximum(1e9))),
})
export const maxExchangedRegisters = 50

/** One meter takes the place of another, at an instant. */
export const meterExchangeSchema = z.object({
  at: z.iso.datetime({ offset: true }).check(
    // Of the year 9999 some hours are those of the year 10000 in UTC, which has another notation.
    z.refine((at) => Date.parse(at) >= firstExchange && Date.parse(at) < lastExchange),
  ),
  /** Null: not known. */
  oldNumber: meterNumber,
  newNumber: meterNumber,
  registers: z.array(exchangedRegisterSchema).check(z.maxLength(maxExchangedRegisters)),
})
export type MeterExchange = z.output<typeof meterExchangeSchema>

/** IANA name of the clock by which meter exchanges are told, that of their location; absent: nothing here is told by it. */
export const clockOfExchanges = z.optional(z.string())

/** The earliest first. */
export const meterExchanges = z.array(meterExchangeSchema).check(z.maxLength(maxMeterExchanges))
