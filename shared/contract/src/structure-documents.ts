import * as z from 'zod/mini'
import { businessIdSchema } from './business-id'
import { maxAttributes, maxAttributeText } from './attributes'
import { defineCall } from './call'
import { documentExchanges } from './document-exchanges'
import { localeSchema } from './locale'
import { maxObjectMeters, objectFields } from './object-fields'
import { clockOfExchanges } from './meter-exchanges'
import { storableText } from './storable-text'
import { structureFaultCodes } from './structure-faults'
import {
  locationFields,
  meteringPointFields,
  orgUnitFields,
  seriesFields,
  structureKinds,
} from './structure-items'

/** Rows of a document, all kinds together. */
export const maxStructureRows = 100_000
/** Of an uploaded file, before it is unpacked. */
export const maxStructureFileBytes = 10_000_000
/** More are counted, and not told. */
export const maxStructureDifferences = 500
export const maxStructureRowFaults = 500

/** Sheets of a workbook: one for each kind, and one for the meter exchanges of metering points. */
export const structureSheets = [...structureKinds, 'METER_EXCHANGE'] as const
export type StructureSheet = (typeof structureSheets)[number]

const key = storableText.check(z.trim(), z.minLength(1), z.maxLength(100))
const optionalKey = z.nullable(key)
/** Out of use. */
const archived = z.optional(z.boolean())
const rows = <Row extends z.ZodMiniType>(row: Row) =>
  z.optional(z.array(row).check(z.maxLength(maxStructureRows)))

/** By the names of attributes and of choices; null: no value. */
const attributes = z.optional(
  z
    .record(key, z.nullable(z.union([storableText.check(z.maxLength(maxAttributeText)), z.number()])))
    .check(z.refine((values) => Object.keys(values).length <= maxAttributes * 5)),
)

/**
 * A structure by the ids that people know: each row creates what the business does not have, and changes what it has.
 * What a row does not name stays as it is, and so does what the document does not name.
 */
export const structureDocumentSchema = z.object({
  orgUnits: rows(
    z.extend(z.partial(z.omit(orgUnitFields, { kind: true })), {
      ...{ orgUnitId: key, archived },
      parentOrgUnit: z.optional(optionalKey),
    }),
  ),
  locations: rows(
    z.extend(z.partial(z.omit(locationFields, { kind: true, plan: true })), {
      ...{ locationId: key, archived },
      ...{ parentOrgUnit: z.optional(optionalKey), weatherStation: z.optional(optionalKey) },
      attributes,
    }),
  ),
  meteringPoints: rows(
    z.extend(z.partial(z.omit(meteringPointFields, { kind: true })), {
      ...{ meteringPointId: key, archived },
      ...{ location: z.optional(key), parentMeteringPoint: z.optional(optionalKey) },
      meterExchanges: documentExchanges,
      attributes,
    }),
  ),
  series: rows(
    z.extend(z.partial(z.omit(seriesFields, { kind: true })), {
      ...{ meteringPoint: key, archived },
      /** Number of a series that is to be changed; absent: the one of its metering point that means the same, or a new one. */
      seriesId: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(2_147_483_647)))),
    }),
  ),
  /** Files and places on plans are not part of a document; those of an object stay as they are. */
  objects: rows(
    z.extend(
      z.partial(
        z.omit(objectFields, { kind: true, images: true, documents: true, plan: true, position: true }),
      ),
      {
        ...{ objectId: key, archived },
        ...{ location: z.optional(key), parentObject: z.optional(optionalKey) },
        meteringPoints: z.optional(z.array(key).check(z.maxLength(maxObjectMeters))),
        attributes,
      },
    ),
  ),
})
export type StructureDocument = z.output<typeof structureDocumentSchema>

const row = z.nullable(z.int())
const importResult = z.object({
  ...{ created: z.int(), changed: z.int(), archived: z.int(), restored: z.int(), unchanged: z.int() },
  differences: z.array(
    z.object({
      kind: z.enum(structureKinds),
      /** Of the sheet, its heading being the first; of JSON, counted from 1. */
      row,
      /** Of a series its number; null: it has none yet, because nothing was stored. */
      key: z.nullable(z.string()),
      name: z.string(),
      action: z.enum(['CREATED', 'CHANGED', 'ARCHIVED', 'RESTORED']),
      /** Of what was there before: what becomes other, by the ids that people know; attributes as `attributes.` and name. */
      fields: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
      timeZone: clockOfExchanges,
      /** What people know a series by. */
      series: z.optional(
        z.extend(z.pick(seriesFields, { quantity: true, unit: true, direction: true, interval: true }), {
          meteringPoint: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  /** Why nothing can be stored; each about a row and, where it is about one, a field. */
  faults: z.array(
    z.object({
      kind: z.nullable(z.enum(structureSheets)),
      ...{ row, field: z.nullable(z.string()) },
      code: z.enum([
        ...structureFaultCodes,
        'COLUMN_UNKNOWN',
        'COLUMN_MISSING',
        'COLUMN_TWICE',
        'SHEET_UNKNOWN',
        'ROW_TWICE',
        'SERIES_AMBIGUOUS',
      ]),
      about: z.array(z.string()),
    }),
  ),
  faultCount: z.int(),
  /** Number of the step, by which it can be undone; null: nothing was stored. */
  step: z.nullable(z.int()),
})
export type StructureImportResult = z.output<typeof importResult>
export type StructureDifference = StructureImportResult['differences'][number]
export type StructureRowFault = StructureImportResult['faults'][number]

const subject = 'organization'
const businessId = businessIdSchema
const dryRun = z._default(z.boolean(), false)
const path = '/rest/secure/structure-documents'

export const importStructure = defineCall({
  name: 'importStructure',
  method: 'POST',
  path,
  summary:
    'Creates and changes units, locations, metering points, series and objects of a business by a document, all of it or ' +
    'nothing; the same document a second time changes nothing. A dry run stores nothing and answers with all differences ' +
    'and faults',
  ...{ subject, permission: 'structure:edit' },
  body: z.object({ businessId, dryRun, document: structureDocumentSchema }),
  response: importResult,
})

export const importStructureFile = defineCall({
  name: 'importStructureFile',
  method: 'POST',
  path: `${path}/file`,
  summary: 'The same by a file, a spreadsheet (XLSX) or JSON; `content` is base64',
  ...{ subject, permission: 'structure:edit' },
  body: z.object({
    businessId,
    dryRun,
    content: z.string().check(
      z.maxLength(Math.ceil(maxStructureFileBytes / 3) * 4),
      // Looked for and not matched, as in `fileContentSchema`.
      z.refine((text) => !/[^A-Za-z0-9+/=]/.test(text), { error: 'is not base64' }),
    ),
  }),
  response: importResult,
})

export const downloadStructure = defineCall({
  name: 'downloadStructure',
  method: 'GET',
  path,
  summary: 'The structure of a business as a file that can be imported again, or an empty template of it',
  ...{ subject, permission: 'hierarchy:read' },
  query: z.object({
    businessId: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647)),
    format: z.enum(['xlsx', 'json']),
    /** Of sheets, headings and choices. */
    language: localeSchema,
    template: z.optional(z.literal('true')),
  }),
  /** The file itself; its name is in `content-disposition`. */
  response: z.unknown(),
})

export const structureDocumentCalls = [importStructure, importStructureFile, downloadStructure]
