import * as z from 'zod/mini'
import { defineCall } from './call'
import { emissionScopes, emittingProductTypes } from './carbon-report'
import { conversionFactorSchema, factorChangedSchema } from './conversion-factors'
import { storableText } from './storable-text'

/** More are not kept of one business. */
export const maxPublishedReports = 500

/** Of a reason for withdrawing a report. */
export const maxWithdrawalReason = 500

const { kind, productType, unit, periods } = conversionFactorSchema.shape
const nodeId = z.nullable(storableText.check(z.maxLength(100)))
const year = z.int().check(z.gte(1990), z.lte(2099))

/** A factor as it was when a report was published. */
export const publishedFactorSchema = z.object({
  ...{ nodeId: z.string(), nodeName: z.string(), kind, productType, unit, periods },
  /** The metering point whose series says the values; null: the periods do. */
  series: z.nullable(z.string()),
  /** Absent in reports of the time before it was kept. */
  changed: z.optional(factorChangedSchema),
})
export type PublishedFactor = z.output<typeof publishedFactorSchema>

/** What a product emitted in the year. */
export const publishedEmissionsSchema = z.object({
  productType: z.enum(emittingProductTypes),
  scope: z.literal(emissionScopes),
  /** kWh and kg; null where nothing was counted or nothing has a factor. */
  energy: z.nullable(z.number()),
  locationBased: z.nullable(z.number()),
  marketBased: z.nullable(z.number()),
})
export type PublishedEmissions = z.output<typeof publishedEmissionsSchema>

export const publishedCarbonReportSchema = z.object({
  ...{ id: z.uuid(), year },
  /** Of a business, unit or location; null: of the whole business. */
  nodeId,
  products: z.array(publishedEmissionsSchema),
  factors: z.array(publishedFactorSchema),
  published: z.object({ at: z.iso.datetime(), by: z.nullable(z.string()) }),
  /** It is not to be relied upon any more, and stays as it is; null: it is. */
  withdrawn: z.nullable(z.object({ at: z.iso.datetime(), by: z.nullable(z.string()), reason: z.string() })),
})
export type PublishedCarbonReport = z.output<typeof publishedCarbonReportSchema>

const subject = 'energy management'
const path = '/rest/secure/energy-management/carbon/published'

export const listPublishedCarbonReports = defineCall({
  name: 'listPublishedCarbonReports',
  method: 'GET',
  path,
  summary: 'Carbon reports as they were published, of the businesses that the user sees, the latest first',
  ...{ subject, permission: 'measurements:read' },
  response: z.object({
    reports: z.array(publishedCarbonReportSchema),
    canPublish: z.boolean(),
    /** A report without node is of one business: who sees several chooses one, or a node of it. */
    seesOneBusiness: z.boolean(),
  }),
})

export const publishCarbonReport = defineCall({
  name: 'publishCarbonReport',
  method: 'POST',
  path,
  summary: 'Keeps the carbon report of a year as it is now, with the factors that it uses',
  ...{ subject, permission: 'actions:edit' },
  body: z.object({ nodeId, year }),
  response: publishedCarbonReportSchema,
})

export const withdrawCarbonReport = defineCall({
  name: 'withdrawCarbonReport',
  method: 'POST',
  path: `${path}/:id/withdrawal`,
  summary: 'Withdraws a published carbon report, once and with a reason; it stays listed as it was published',
  ...{ subject, permission: 'actions:edit' },
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason: storableText.check(z.trim(), z.minLength(1), z.maxLength(maxWithdrawalReason)) }),
  response: publishedCarbonReportSchema,
})

export const publishedCarbonReportCalls = [
  listPublishedCarbonReports,
  publishCarbonReport,
  withdrawCarbonReport,
]
