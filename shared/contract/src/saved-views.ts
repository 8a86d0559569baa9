import * as z from 'zod/mini'
import { defineCall } from './call'
import { storableText } from './storable-text'
import { revisionSchema } from './revision'

/** More are not kept for one user. */
export const maxSavedViews = 200
export const maxViewName = 100

const view = {
  name: storableText.check(z.trim(), z.minLength(1), z.maxLength(maxViewName)),
  /** What follows after `/platform/analysis/`; empty: the overview. */
  page: z.string().check(z.regex(/^[a-z-]{0,40}$/)),
  /** The query of the address with its question mark, in which all that was chosen stands; or empty. */
  query: storableText.check(z.maxLength(8_000), z.regex(/^(\?[^#\s]*)?$/)),
  /** Whether all users of the business see it. */
  shared: z.boolean(),
}

export const savedViewSchema = z.object({
  ...{ id: z.uuid(), ...view },
  /** Who saved it, by today's name. */
  owner: z.string(),
  isOwn: z.boolean(),
  /** Whether the user may change and delete it. */
  canChange: z.boolean(),
  /** Counts its changes. */
  revision: z.int(),
})
export type SavedView = z.output<typeof savedViewSchema>

const subject = 'analysis'
const path = '/rest/secure/analysis/views'
const params = z.object({ viewId: z.uuid() })

export const listSavedViews = defineCall({
  name: 'listSavedViews',
  method: 'GET',
  path,
  summary:
    'The saved views of the analysis: the own ones, and those that are shared with the business, by name',
  ...{ subject, permission: 'measurements:read' },
  response: z.object({
    views: z.array(savedViewSchema),
    /** Whether the user may save views. */
    canSave: z.boolean(),
  }),
})

export const createSavedView = defineCall({
  name: 'createSavedView',
  method: 'POST',
  path,
  summary: 'Saves a view under a name that none of the own views has (409 VIEW_NAME_TAKEN)',
  ...{ subject, permission: 'views:save' },
  body: z.object(view),
  response: savedViewSchema,
})

export const changeSavedView = defineCall({
  name: 'changeSavedView',
  method: 'PUT',
  path: `${path}/:viewId`,
  summary: 'Changes name, sharing or what a view shows; of another revision nothing is changed (409)',
  ...{ subject, permission: 'views:save' },
  params,
  body: z.object({ ...view, revision: revisionSchema }),
  response: savedViewSchema,
})

export const deleteSavedView = defineCall({
  name: 'deleteSavedView',
  method: 'DELETE',
  path: `${path}/:viewId`,
  summary: 'Deletes a saved view',
  ...{ subject, permission: 'views:save' },
  params,
  response: z.null(),
})

export const savedViewCalls = [listSavedViews, createSavedView, changeSavedView, deleteSavedView]
