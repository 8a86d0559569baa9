import * as z from 'zod/mini'
import { defineCall } from './call'
import { objectList } from './chosen-series'
import { instantParam } from './instant-param'
import { storableText } from './storable-text'
import { revisionInAddress, revisionSchema } from './revision'

/** More are not kept of one business. */
export const maxAnnotations = 10_000
/** More are not listed at once. */
export const maxListedAnnotations = 200
export const maxAnnotationText = 500

const content = {
  text: storableText.check(z.trim(), z.minLength(1), z.maxLength(maxAnnotationText)),
  from: instantParam,
  /** The end of a period, half open; null: it is about the instant `from`. */
  to: z.nullable(instantParam),
}
const subjectOf = {
  /** The location or metering point that it concerns. */
  nodeId: storableText.check(z.minLength(1), z.maxLength(100)),
  /** The one series of the metering point that it concerns; null: all of them. */
  seriesId: z.nullable(z.int().check(z.minimum(0), z.maximum(2_147_483_647))),
}

export const annotationSchema = z.object({
  ...{
    id: z.uuid(),
    ...subjectOf,
    text: z.string(),
    from: z.iso.datetime(),
    to: z.nullable(z.iso.datetime()),
  },
  nodeName: z.string(),
  /** Of the location, on whose clock it is read and entered. */
  timeZone: z.string(),
  /** Who wrote it, by today's name; null: a user who is no longer there. */
  author: z.nullable(z.string()),
  changed: z.object({ at: z.iso.datetime(), by: z.nullable(z.string()) }),
  /** Whether the user may change and delete it. */
  canChange: z.boolean(),
  /** Counts its changes. */
  revision: z.int(),
})
export type Annotation = z.output<typeof annotationSchema>

const subject = 'analysis'
const path = '/rest/secure/analysis/annotations'
const params = z.object({ annotationId: z.uuid() })

export const listAnnotations = defineCall({
  name: 'listAnnotations',
  method: 'GET',
  path,
  summary: 'What users noted about a period of chosen objects, of what is below them and of where they are',
  ...{ subject, permission: 'measurements:read' },
  query: z.object({
    /** Absent: everything that the user sees. */
    objects: z.optional(objectList),
    from: instantParam,
    to: instantParam,
  }),
  response: z.object({
    /** By time, the first of them. */
    annotations: z.array(annotationSchema),
    /** Whether there are more than are listed. */
    hasMore: z.boolean(),
    /** Whether the user may write annotations. */
    canWrite: z.boolean(),
  }),
})

export const createAnnotation = defineCall({
  name: 'createAnnotation',
  method: 'POST',
  path,
  summary: 'Notes something about an instant or a period of a location, a metering point or a series',
  ...{ subject, permission: 'annotations:write' },
  body: z.object({ ...subjectOf, ...content }),
  response: annotationSchema,
})

export const changeAnnotation = defineCall({
  name: 'changeAnnotation',
  method: 'PUT',
  path: `${path}/:annotationId`,
  summary: 'Changes text or time of an annotation; of another revision nothing is changed (409)',
  ...{ subject, permission: 'annotations:write' },
  params,
  body: z.object({ ...content, revision: revisionSchema }),
  response: annotationSchema,
})

export const deleteAnnotation = defineCall({
  name: 'deleteAnnotation',
  method: 'DELETE',
  path: `${path}/:annotationId`,
  summary: 'Deletes an annotation of this revision (409 otherwise); for a day that can be undone',
  ...{ subject, permission: 'annotations:write' },
  params,
  query: z.object({ revision: revisionInAddress }),
  response: z.null(),
})

export const restoreAnnotation = defineCall({
  name: 'restoreAnnotation',
  method: 'POST',
  path: `${path}/:annotationId/undo`,
  summary: 'Undoes the deletion of an annotation',
  ...{ subject, permission: 'annotations:write' },
  params,
  response: annotationSchema,
})

export const annotationCalls = [
  ...[listAnnotations, createAnnotation, changeAnnotation],
  ...[deleteAnnotation, restoreAnnotation],
]
