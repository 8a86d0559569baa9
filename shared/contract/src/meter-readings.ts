import * as z from 'zod/mini'
import { defineCall } from './call'
import { objectList } from './chosen-series'
import { instantParam } from './instant-param'
import { localeSchema } from './locale'
import { downloadFormats } from './measurement-downloads'
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

const registerSchema = z.object({
  seriesId: z.int(),
  quantity: measurementSeriesSchema.shape.quantity,
  direction: measurementSeriesSchema.shape.direction,
  unit: z.string(),
  registerUnit: z.string(),
})
const enteredReading = z.object({
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
})

/** So many readings of a register are sent, the latest. */
export const METER_READINGS_SENT = 100

export const meterReadingsSchema = z.object({
  meteringPointId: z.string(),
  name: z.string(),
  timeZone: z.string(),
  /** The amounts that are measured there. */
  series: z.array(
    z.extend(registerSchema, {
      /** The latest first. */
      readings: z.array(enteredReading),
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

/** What is unusual about the time between a reading and the one before. */
export const readingMarks = ['UNUSUALLY_HIGH', 'ROLL_OVER', 'METER_CHANGE', 'REGISTER_BACKWARDS'] as const
export type ReadingMark = (typeof readingMarks)[number]

/** Registers of more metering points are not listed together. */
export const maxReadPoints = 50
/** So many readings of a register are listed, the latest of the period. */
export const maxListedReadings = 500

const shown = z.object({
  at: z.iso.datetime({ offset: true }),
  ...{ oldNumber: z.nullable(z.string()), newNumber: z.nullable(z.string()) },
  /** What the old meter showed at the end and the new one at its start, in the register's unit. */
  ...{ last: z.number(), first: z.number() },
})

export const listedReadingsSchema = z.object({
  meteringPointId: z.string(),
  name: z.string(),
  location: z.string(),
  timeZone: z.string(),
  /** It is read by people. */
  isManual: z.boolean(),
  /** The amounts that are measured there; empty where there is none that a register counts. */
  series: z.array(
    z.extend(registerSchema, {
      /** How many there are in the period, also those that are not here. */
      count: z.int(),
      /** The latest first. */
      readings: z.array(z.extend(enteredReading, { marks: z.array(z.enum(readingMarks)) })),
      /** Exchanges of the meter in the period, the latest first. */
      exchanges: z.array(shown),
    }),
  ),
})
export type ListedReadings = z.output<typeof listedReadingsSchema>

const listed = {
  /** Ids of metering points, separated by commas. */
  points: objectList,
  /** The period, half open. */
  from: instantParam,
  to: instantParam,
}

export const listMeterReadings = defineCall({
  name: 'listMeterReadings',
  method: 'GET',
  path: '/rest/secure/meter-readings',
  summary:
    'What the registers of metering points showed over a period, what was used in between, exchanges of meters and what is unusual',
  subject: 'measurements',
  permission: 'measurements:read',
  query: z.object(listed),
  response: z.object({ points: z.array(listedReadingsSchema) }),
})

export const downloadMeterReadings = defineCall({
  name: 'downloadMeterReadings',
  method: 'GET',
  path: '/rest/secure/meter-readings/download',
  summary: 'The same readings as a file, with headings in a language',
  subject: 'measurements',
  permission: 'measurements:read',
  query: z.object({ ...listed, format: z.enum(downloadFormats), language: localeSchema }),
  /** The file itself; its name is in `content-disposition`. */
  response: z.unknown(),
})

export const meterReadingCalls = [
  enterMeterReadings,
  getMeterReadings,
  listMeterReadings,
  downloadMeterReadings,
]
