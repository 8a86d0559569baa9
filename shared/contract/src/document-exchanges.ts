import * as z from 'zod/mini'
import {
  exchangedRegisterSchema,
  maxExchangedRegisters,
  maxMeterExchanges,
  meterExchangeSchema,
} from './meter-exchanges'
import { seriesFields } from './structure-items'

/** By which a register's series is told from the others of its metering point. */
export const seriesTraits = ['quantity', 'direction', 'interval', 'obis'] as const

/**
 * Meter exchanges of a document: a series that comes with it has no number yet, and is named by as many of its traits as
 * it takes to find it; by none where the metering point has no other.
 */
export const documentExchanges = z.optional(
  z
    .array(
      z.extend(meterExchangeSchema, {
        registers: z
          .array(
            z.extend(exchangedRegisterSchema, {
              seriesId: z.optional(z.nullable(exchangedRegisterSchema.shape.seriesId)),
              ...z.partial(
                z.pick(seriesFields, { quantity: true, direction: true, interval: true, obis: true }),
              ).shape,
            }),
          )
          .check(z.maxLength(maxExchangedRegisters)),
      }),
    )
    .check(z.maxLength(maxMeterExchanges)),
)
