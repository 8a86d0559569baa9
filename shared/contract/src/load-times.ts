import * as z from 'zod/mini'
import { defineCall } from './call'
import { LOADS_PER_REPORT, MAX_LOAD_TIME } from './import-limits'
import { featureFailureSchema } from './operation'

/**
 * How a feature came into the page: as the first one of a page that the browser had just opened; later, for the first
 * time in the life of the page, with or without its files having been fetched ahead; or again.
 */
export const loadTypes = ['page-start', 'first', 'prefetched', 'seen'] as const
export type LoadType = (typeof loadTypes)[number]

const milliseconds = z.int().check(z.minimum(0), z.maximum(MAX_LOAD_TIME))

/** One feature that came to stand in a page. */
export const featureLoadSchema = z
  .object({
    featureId: featureFailureSchema.shape.featureId,
    version: featureFailureSchema.shape.version,
    way: z.enum(loadTypes),
    /** From the start of the navigation, or of the page, until the feature stood. */
    totalMs: milliseconds,
    /** Of that: until its files had come and had run. */
    loadMs: milliseconds,
    /** Of that: its mounting. A feature that loads its files within the mount has everything here. */
    mountMs: milliseconds,
    /** Pages in which much is opened tell of every tenth load only; this says how many it speaks for. */
    standsFor: z.int().check(z.minimum(1), z.maximum(10)),
  })
  .check(
    z.refine(({ totalMs, loadMs, mountMs }) => loadMs + mountMs <= totalMs, 'The parts exceed the whole'),
  )
export type FeatureLoad = z.output<typeof featureLoadSchema>

export const reportLoadTimes = defineCall({
  name: 'reportLoadTimes',
  method: 'POST',
  path: '/rest/secure/feature-load-times',
  summary: 'Tells how long features took to stand in a browser; nothing about the user is kept',
  subject: 'operation',
  permission: 'portal:enter',
  body: z.object({
    /** A second report with the same id changes nothing. */
    reportId: z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9-]+$/)),
    loads: z.array(featureLoadSchema).check(z.minLength(1), z.maxLength(LOADS_PER_REPORT)),
  }),
  response: z.null(),
})

export const loadTimeCalls = [reportLoadTimes]
