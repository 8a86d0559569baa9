import * as z from 'zod/mini'
import { defineCall } from './call'
import { productTypes } from './hierarchy'
import { directions, measurementSeriesSchema, quantities } from './metering-points'
import { storableText } from './storable-text'

/** A formula is not longer than this. */
export const longestFormula = 4000

/**
 * A virtual meter's series. Its formula is calculated anew for every interval, whenever somebody asks, from series of
 * the same business, each named by its number in square brackets: `[1001] + [1011] - 0.5 * [1021]`. There are `+ - * /`,
 * brackets, `max(…, …)`, `min(…, …)` and `abs(…)`; the decimal sign is the point. Units are checked and converted.
 */
const definition = {
  name: storableText.check(z.trim(), z.minLength(1), z.maxLength(200)),
  formula: z.string().check(z.maxLength(longestFormula)),
  quantity: z.enum(quantities),
  /** In which its values are given, whatever those of its inputs are in. */
  unit: z.string().check(z.minLength(1), z.maxLength(20)),
  direction: z.nullable(z.enum(directions)),
}

export const virtualSeriesSchema = z.object({
  ...definition,
  seriesId: z.int(),
  /** Its virtual meter's id in the tree. */
  meteringPointId: z.string(),
  locationId: z.string(),
  productType: z.enum(productTypes),
  /** That of the input with the longest; values of shorter ones are added or averaged, as their quantity says. */
  interval: measurementSeriesSchema.shape.interval,
  /** What the formula names, in its order. */
  inputs: z.array(z.object({ seriesId: z.int(), name: z.string(), unit: z.string() })),
})
export type VirtualSeries = z.output<typeof virtualSeriesSchema>

const params = z.object({
  seriesId: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647)),
})
const subject = 'measurements'
const access = 'signed-in'

export const getVirtualSeries = defineCall({
  name: 'getVirtualSeries',
  method: 'GET',
  path: '/rest/secure/virtual-series/:seriesId',
  summary: 'The formula of a virtual meter and the series that it names',
  ...{ subject, access, params },
  answer: virtualSeriesSchema,
})

export const createVirtualSeries = defineCall({
  name: 'createVirtualSeries',
  method: 'POST',
  path: '/rest/secure/virtual-series',
  summary: 'Creates a virtual meter at a location, calculated by a formula from other series',
  ...{ subject, access },
  body: z.object({
    ...definition,
    locationId: storableText.check(z.maxLength(100)),
    productType: z.enum(productTypes),
  }),
  answer: virtualSeriesSchema,
})

export const changeVirtualSeries = defineCall({
  name: 'changeVirtualSeries',
  method: 'PUT',
  path: '/rest/secure/virtual-series/:seriesId',
  summary: 'Changes the name, the formula or the meaning of a virtual meter',
  ...{ subject, access, params },
  body: z.object(definition),
  answer: virtualSeriesSchema,
})

export const removeVirtualSeries = defineCall({
  name: 'removeVirtualSeries',
  method: 'DELETE',
  path: '/rest/secure/virtual-series/:seriesId',
  summary: 'Removes a virtual meter that no other one is made of',
  ...{ subject, access, params },
  answer: z.null(),
})
