import * as z from 'zod/mini'
import { defineCall } from './call'
import { hierarchyNodeSchema, productTypes } from './hierarchy'
import { measurementSeriesSchema, seriesIntervals } from './metering-points'
import { openEndSchema, readingFaultCodes, readingQualities } from './reading-imports'
import { storableText } from './storable-text'
import { timeZoneName } from './time-zone'

export const csvEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export const csvSeparators = [';', ',', '\t', '|'] as const
export const decimalSigns = ['.', ','] as const
export const thousandsSigns = ['none', '.', ',', ' ', "'"] as const
/**
 * ISO: year, month, day, with any sign between them or none. EXCEL: days since 1900 as a number. UNIX_…: since 1970
 * UTC. All but the last three may have the offset, Z or the mark of a clock change (MESZ, A) behind them.
 */
export const csvTimeFormats = ['ISO', 'DMY', 'MDY', 'EXCEL', 'UNIX_SECONDS', 'UNIX_MILLISECONDS'] as const
/**
 * OFFSET: every row says its own; UTC; LOCAL: what a clock in the plan's time zone shows; STANDARD: what a clock there
 * would show that never goes forward, winter time all year.
 */
export const csvClocks = ['OFFSET', 'UTC', 'LOCAL', 'STANDARD'] as const
/** Whether a row's time is that at which its interval starts or ends. */
export const csvTimeNames = ['START', 'END'] as const
export const csvIntervals = seriesIntervals

export type CsvEncoding = (typeof csvEncodings)[number]
export type CsvSeparator = (typeof csvSeparators)[number]
export type DecimalSign = (typeof decimalSigns)[number]
export type ThousandsSign = (typeof thousandsSigns)[number]
export type CsvTimeFormat = (typeof csvTimeFormats)[number]
export type CsvClock = (typeof csvClocks)[number]
export type CsvTimeNames = (typeof csvTimeNames)[number]
export type CsvInterval = (typeof csvIntervals)[number]

export const maxCsvColumns = 2_000
/** Some programs write thousands of empty lines first. */
export const maxHeadingLines = 100_000_000
export const maxQualityTexts = 50
/** The usual ones of either hour are more than twenty. */
export const maxClockTexts = 50
/** Place in the row, counted from 0. */
export const csvColumnSchema = z.int().check(z.minimum(0), z.maximum(maxCsvColumns - 1))
const column = csvColumnSchema
const shortText = storableText.check(z.maxLength(100))

/** A column that tells the two hours of the clock change apart: the texts that stand there, without capitals. */
export const clockChangeSchema = z.object({
  column,
  /** The first of the two hours, or daylight saving time all summer. Where both are empty, what is usual counts. */
  summer: z.array(shortText).check(z.maxLength(maxClockTexts)),
  winter: z.array(shortText).check(z.maxLength(maxClockTexts)),
})
export type ClockChange = z.output<typeof clockChangeSchema>

export const qualityOfTextSchema = z.object({ text: shortText, quality: z.enum(readingQualities) })

/** How a file is read: what was guessed, corrected by whoever knows better. */
export const csvPlanSchema = z.object({
  encoding: z.enum(csvEncodings),
  separator: z.enum(csvSeparators),
  /** Lines before the first reading. */
  headingLines: z.int().check(z.minimum(0), z.maximum(maxHeadingLines)),
  decimalSign: z.enum(decimalSigns),
  thousandsSign: z.enum(thousandsSigns),
  dateColumn: column,
  /** The time of day, where it stands in a column of its own. */
  timeColumn: z.nullable(column),
  timeFormat: z.enum(csvTimeFormats),
  clock: z.enum(csvClocks),
  /** IANA name; what LOCAL means, and where days start. */
  timeZone: timeZoneName,
  names: z.enum(csvTimeNames),
  interval: z.enum(csvIntervals),
  clockChange: z.nullable(clockChangeSchema),
  /** What tells the meters apart where each row speaks of one; empty where each has a column of its own. */
  meterColumns: z.array(column).check(z.maxLength(3)),
  /** Overrules the units of `values`. */
  unitColumn: z.nullable(column),
  values: z
    .array(
      z.object({
        column,
        /** As the portal writes it; null: that of the series. */
        unit: z.nullable(storableText.check(z.maxLength(20))),
        qualityColumn: z.nullable(column),
      }),
    )
    .check(z.minLength(1), z.maxLength(maxCsvColumns)),
  /** What stands in the quality columns; what is not listed is a fault, nothing is measured. */
  qualities: z.array(qualityOfTextSchema).check(z.maxLength(maxQualityTexts)),
})
export type CsvPlan = z.output<typeof csvPlanSchema>

/** `open`: it could be any of `others`, somebody has to say so. */
const guessOf = <Value extends z.ZodMiniType>(value: Value) =>
  z.discriminatedUnion('sure', [
    z.object({ sure: z.enum(['certain', 'likely']), value, others: z.array(value) }),
    z.object({ sure: z.literal('open'), others: z.array(value) }),
  ])
export type Guess<Value> =
  | { sure: 'certain' | 'likely'; value: Value; others: Value[] }
  | { sure: 'open'; others: Value[] }

const plan = csvPlanSchema.shape

/** What the beginning of a file says about how it is to be read. */
export const csvGuessSchema = z.object({
  encoding: guessOf(plan.encoding),
  separator: guessOf(plan.separator),
  headingLines: plan.headingLines,
  /** The heading of each column; empty where it has none. */
  headings: z.array(z.string()),
  decimalSign: guessOf(plan.decimalSign),
  thousandsSign: guessOf(plan.thousandsSign),
  /** Open without any choice: no column holds times. */
  dateColumn: guessOf(column),
  timeColumn: guessOf(plan.timeColumn),
  timeFormat: guessOf(plan.timeFormat),
  clock: guessOf(plan.clock),
  timeZone: guessOf(plan.timeZone),
  names: guessOf(plan.names),
  interval: guessOf(plan.interval),
  clockChange: guessOf(plan.clockChange),
  meterColumns: guessOf(plan.meterColumns),
  unitColumn: guessOf(plan.unitColumn),
  values: z.array(
    z.object({
      column,
      /** Open: no unit was found. */
      unit: guessOf(z.string()),
      qualityColumn: z.nullable(column),
    }),
  ),
  qualities: z.array(z.object({ text: shortText, quality: guessOf(z.enum(readingQualities)) })),
})
export type CsvGuess = z.output<typeof csvGuessSchema>

/** A series that takes readings, with what people call it by. */
export const receivingSeriesSchema = z.object({
  id: measurementSeriesSchema.shape.id,
  quantity: measurementSeriesSchema.shape.quantity,
  unit: measurementSeriesSchema.shape.unit,
  direction: measurementSeriesSchema.shape.direction,
  interval: measurementSeriesSchema.shape.interval,
  meteringPoint: z.object({
    id: z.string(),
    name: z.string(),
    /** The market's name of the point. */
    meteringPointId: z.string(),
    meterNumber: z.nullable(z.string()),
    malo: z.nullable(z.string()),
    melo: z.nullable(z.string()),
    productType: z.enum(productTypes),
  }),
  location: z.object({ name: hierarchyNodeSchema.shape.name, timeZone: z.string() }),
})
export type ReceivingSeries = z.output<typeof receivingSeriesSchema>

/** So many are named at once; a search finds the others. */
export const MAX_RECEIVING_SERIES = 50

export const getReceivingSeries = defineCall({
  name: 'getReceivingSeries',
  method: 'GET',
  path: '/rest/secure/receiving-series',
  summary:
    'Series that the user may bring readings of, by location and metering point, computed ones left out',
  subject: 'measurements',
  permission: 'readings:deliver',
  query: z.object({
    /** Part of the name of location or metering point, of the meter number or the market's id. */
    search: z.optional(storableText.check(z.maxLength(100))),
    interval: z.optional(plan.interval),
    /** Only series into whose unit this one can be converted, or whose amount it is the rate of, or inversely. */
    unit: z.optional(storableText.check(z.maxLength(20))),
  }),
  response: z.object({ series: z.array(receivingSeriesSchema), more: z.boolean() }),
})

/** One file, in base64, as it is or packed by gzip. */
export const MAX_FILE_CHARACTERS = 24_000_000
/** Unpacked; a million readings in a row each are less. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024
/** So much of a file says all that can be guessed; a day of a hundred meters, or months of one. */
export const HEAD_BYTES = 256 * 1024
export const fileContentSchema = z.string().check(
  z.maxLength(MAX_FILE_CHARACTERS),
  // Looked for and not matched: a pattern for the whole of it would need a place in memory for each character.
  z.refine((text) => !/[^A-Za-z0-9+/=]/.test(text), { error: 'is not base64' }),
)
const content = fileContentSchema

/** What of a file is recognised and not read. MATRIX: a row for each day, and a column for each hour or quarter of it. */
export const fileRefusals = ['MATRIX'] as const
export type FileRefusal = (typeof fileRefusals)[number]

/** So many places of empty values are told; `count` counts all of them. */
export const MAX_EMPTY_SHOWN = 20

/** Values that a file leaves empty beside a time: they are gaps, and no zeros. Where they are: the first of them. */
export const emptyValuesSchema = z.object({
  count: z.int(),
  first: z.array(z.object({ line: z.int(), column })),
})
export type EmptyValues = z.output<typeof emptyValuesSchema>

export const previewReadingFile = defineCall({
  name: 'previewReadingFile',
  method: 'POST',
  path: '/rest/secure/reading-files/preview',
  summary:
    'How a CSV file of readings or its beginning is understood, by itself or by a plan: nothing is stored. ' +
    '`content` is base64, packed by gzip or not',
  subject: 'measurements',
  permission: 'readings:deliver',
  body: z.object({
    content,
    /** Nothing comes after it. */
    whole: z.boolean(),
    /** What somebody has said already; the rest is guessed by it. */
    encoding: z.optional(plan.encoding),
    separator: z.optional(plan.separator),
    /** What local times are taken for. */
    timeZone: plan.timeZone,
    /** How the readings are read; absent: by the guess, where nothing of it is open. */
    plan: z.optional(csvPlanSchema),
  }),
  response: z.object({
    guess: csvGuessSchema,
    /** Why it is not read by itself; there is no plan then, unless one was sent. */
    refusal: z.optional(z.enum(fileRefusals)),
    /** The one that was sent or guessed; null: something has to be asked first. */
    plan: z.nullable(csvPlanSchema),
    /** The first rows in cells. */
    rows: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
    /** What has readings of its own and may go to a series. */
    sources: z.array(
      z.object({
        ...{ column, meter: z.string(), unit: z.nullable(z.string()) },
        /** The one series whose meter number or market's id stands there; null where there is none, or several. */
        suggestion: z.nullable(receivingSeriesSchema),
      }),
    ),
    readingCount: z.int(),
    /** Starts of the first and the last interval; null where nothing was read. */
    firstAt: z.nullable(z.iso.datetime()),
    lastAt: z.nullable(z.iso.datetime()),
    /** The first of them, as they would be stored. */
    readings: z.array(
      z.object({
        ...{ line: z.int(), column, meter: z.string() },
        /** Start of the interval. */
        at: z.iso.datetime(),
        value: z.number(),
        quality: z.enum(readingQualities),
        unit: z.nullable(z.string()),
      }),
    ),
    /** The last line has no end, and nothing else says whether its last cell is whole. */
    openEnd: z.optional(openEndSchema),
    /** Absent: none. */
    empty: z.optional(emptyValuesSchema),
    faultCount: z.int(),
    faults: z.array(
      z.object({
        line: z.int(),
        column: z.nullable(column),
        code: z.enum(readingFaultCodes),
        /** What stood there. */
        text: z.string(),
      }),
    ),
  }),
})

export const csvFileCalls = [getReceivingSeries, previewReadingFile]
