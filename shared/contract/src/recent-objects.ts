import * as z from 'zod/mini'
import { defineCall } from './call'
import { hierarchyNodeSchema } from './hierarchy'
import { storableText } from './storable-text'

export const recentKinds = ['ORG_UNIT', 'LOCATION', 'METERING_POINT', 'SAVED_VIEW'] as const
export type RecentKind = (typeof recentKinds)[number]

/** More are not answered; a few more are kept, as some may be out of sight later. */
export const maxRecentObjects = 10

export const recentObjectSchema = z.object({
  kind: z.enum(recentKinds),
  id: z.string(),
  /** As it is called today. */
  name: z.string(),
  /** Only of metering points. */
  productType: hierarchyNodeSchema.shape.productType,
  /** From the top down to what it stands in, as far as the user sees it; of a saved view empty. */
  path: hierarchyNodeSchema.shape.path,
  /** The page of the portal on which this user sees it: `/platform/analysis?node=…`. */
  url: z.string(),
  viewedAt: z.iso.datetime(),
})
export type RecentObject = z.output<typeof recentObjectSchema>

const call = {
  path: '/rest/secure/recent-objects',
  subject: 'organization',
  permission: 'hierarchy:read',
} as const

export const listRecentObjects = defineCall({
  ...call,
  name: 'listRecentObjects',
  method: 'GET',
  summary:
    'What the user opened last in the business that they look at and still sees, by its name of today, newest first',
  response: z.object({ objects: z.array(recentObjectSchema) }),
})

export const noteRecentObject = defineCall({
  ...call,
  name: 'noteRecentObject',
  method: 'POST',
  summary: 'Keeps that the user has opened an object; one that they do not see is left out without a word',
  body: z.object({
    kind: z.enum(recentKinds),
    id: storableText.check(z.minLength(1), z.maxLength(100)),
  }),
  response: z.null(),
})

export const forgetRecentObjects = defineCall({
  ...call,
  name: 'forgetRecentObjects',
  method: 'DELETE',
  summary: 'Forgets what the user opened in the business that they look at',
  response: z.null(),
})

export const recentObjectCalls = [listRecentObjects, noteRecentObject, forgetRecentObjects]
