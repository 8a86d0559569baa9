import * as z from 'zod/mini'
import { defineCall } from './call'
import { getMeteringPoint, measurementSeriesSchema } from './metering-points'
import { confirmedSchema } from './questions'
import { readingImportSchema } from './reading-imports'
import { storableText } from './storable-text'

const registerValue = z.number().check(z.minimum(0), z.maximum(1e12))
const seriesOfPoint = z.int().check(z.minimum(0), z.maximum(4_294_967_295))

export const maxMeterReadings = 500

export const enterMeterReadings = defineCall({
  name: 'enterMeterReadings',
  method: 'POST',
  path: '/rest/secure/metering-points/:meteringPointId/meter-readings',
  summary:
    'What the register of a metering point shows. What was used between two readings is spread over the time and ' +
    'marked as estimated. Nothing is stored while a question is open (422 CONFIRMATION_NEEDED); a reading of the same ' +
    'instant is a correction',
  subject: 'measurements',
  permission: 'meter-readings:enter',
  params: getMeteringPoint.params,
  body: z.object({
    /** Absent: the one amount that is measured there. */
    seriesId: z.optional(seriesOfPoint),
    readings: z
      .array(
        z.object({
          at: z.iso.datetime({ offset: true }),
          value: registerValue,
          /** Absent: the register's. */
          unit: z.optional(storableText.check(z.maxLength(20))),
          remark: z.optional(storableText.check(z.maxLength(500))),
        }),
      )
      .check(z.minLength(1), z.maxLength(maxMeterReadings)),
    confirmed: confirmedSchema,
  }),
  response: z.object({
    readingImport: readingImportSchema,
    /** These readings were there already; `readingImport` is the one that they came by. */
    repeated: z.boolean(),
  }),
})

/** So many readings of a register are sent, the latest. */
export const METER_READINGS_SENT = 100

export const meterReadingsSchema = z.object({
  meteringPointId: z.string(),
  name: z.string(),
  timeZone: z.string(),
  /** The amounts that are measured there. */
  series: z.array(
    z.object({
      seriesId: z.int(),
      quantity: measurementSeriesSchema.shape.quantity,
      direction: measurementSeriesSchema.shape.direction,
      unit: z.string(),
      registerUnit: z.string(),
      /** The latest first. */
      readings: z.array(
        z.object({
          at: z.iso.datetime(),
          /** In the register's unit. */
          value: z.number(),
          remark: z.nullable(z.string()),
          /** By the name of that moment. */
          enteredBy: z.string(),
          enteredAt: z.iso.datetime(),
          importId: z.int(),
          /** Used since the reading before, in the series' unit; null: not known. */
          amount: z.nullable(z.number()),
        }),
      ),
    }),
  ),
})
export type MeterReadings = z.output<typeof meterReadingsSchema>

export const getMeterReadings = defineCall({
  name: 'getMeterReadings',
  method: 'GET',
  path: '/rest/secure/metering-points/:meteringPointId/meter-readings',
  summary: 'What people read off the register of a metering point',
  subject: 'measurements',
  permission: 'meter-readings:enter',
  params: getMeteringPoint.params,
  response: meterReadingsSchema,
})

export const meterReadingCalls = [enterMeterReadings, getMeterReadings]
