import * as z from 'zod/mini'
import { defineCall } from './call'
import { storableText } from './storable-text'
import { revisionInAddress, revisionSchema } from './revision'

/* What administrators tell the users of their business on the home page. Notices, which must be confirmed, are others. */

export const newsImportances = ['INFORMATION', 'WARNING', 'MAINTENANCE'] as const
export type NewsImportance = (typeof newsImportances)[number]

export const maxNewsTitle = 150
export const maxNewsText = 20_000
/** More posts are not answered at once. */
export const maxNewsListed = 200

/** Title and Markdown in one language; both or neither. */
const newsTextSchema = z.object({
  title: storableText.check(z.trim(), z.minLength(1), z.maxLength(maxNewsTitle)),
  text: storableText.check(z.trim(), z.minLength(1), z.maxLength(maxNewsText)),
})
const textsSchema = z
  .object({ de: z.nullable(newsTextSchema), en: z.nullable(newsTextSchema) })
  .check(z.refine(({ de, en }) => de !== null || en !== null, { error: 'has no language' }))

const instant = z.iso.datetime({ offset: true })

const content = {
  importance: z.enum(newsImportances),
  /** Stands before the others. */
  pinned: z.boolean(),
  /** Also for the users of the businesses below this one. */
  withSubBusinesses: z.boolean(),
  texts: textsSchema,
  /** From when on it is shown, once it is published, and until when; null: until further. */
  from: instant,
  until: z.nullable(instant),
  /** False: a draft, which its writers see alone. */
  published: z.boolean(),
}

const times = { from: z.iso.datetime(), until: z.nullable(z.iso.datetime()) }

export const newsPostSchema = z.object({
  ...{ id: z.uuid(), ...content, ...times },
  businessId: z.int(),
  businessName: z.string(),
  /** Whether that business has others below it. */
  hasSubBusinesses: z.boolean(),
  changedAt: z.iso.datetime(),
  /** By today's name; null: no longer there. */
  changedBy: z.nullable(z.string()),
  revision: z.int(),
})
export type NewsPost = z.output<typeof newsPostSchema>
export type NewsContent = Pick<NewsPost, keyof typeof content>

/** A post as its readers see it. */
export const shownNewsSchema = z.object({
  ...{ id: z.uuid(), importance: content.importance, pinned: content.pinned, texts: textsSchema, ...times },
  /** Whose business tells it. */
  businessName: z.string(),
  isRead: z.boolean(),
})
export type ShownNews = z.output<typeof shownNewsSchema>

const subject = 'news'
const path = '/rest/secure/news-posts'
const params = z.object({ postId: z.uuid() })

export const listNews = defineCall({
  name: 'listNews',
  method: 'GET',
  path: '/rest/secure/news',
  summary:
    'What is told now to the users of the business that one looks at, by it or the one above: pinned first, then the newest',
  ...{ subject, permission: 'portal:enter' },
  response: z.object({ posts: z.array(shownNewsSchema), canEdit: z.boolean() }),
})

export const markNewsRead = defineCall({
  name: 'markNewsRead',
  method: 'POST',
  path: '/rest/secure/news/reads',
  summary: 'Keeps that the user has read posts; those that are not told to them are left out',
  ...{ subject, permission: 'portal:enter' },
  body: z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(maxNewsListed)) }),
  response: z.null(),
})

export const listNewsPosts = defineCall({
  name: 'listNewsPosts',
  method: 'GET',
  path,
  summary:
    'All posts of the businesses that the user sees, also drafts and what is over, the last changed first',
  ...{ subject, permission: 'news:edit' },
  response: z.object({
    posts: z.array(newsPostSchema),
    /** There are more than are answered. */
    more: z.boolean(),
    /** Where a new post belongs. */
    business: z.object({ id: z.int(), name: z.string(), hasSubBusinesses: z.boolean() }),
  }),
})

export const createNewsPost = defineCall({
  name: 'createNewsPost',
  method: 'POST',
  path,
  summary: 'Writes a post for the business that the user looks at, as a draft or published',
  ...{ subject, permission: 'news:edit' },
  body: z.object(content),
  response: newsPostSchema,
})

export const changeNewsPost = defineCall({
  name: 'changeNewsPost',
  method: 'PUT',
  path: `${path}/:postId`,
  summary: 'Changes, publishes or withdraws a post; of another revision nothing is changed (409)',
  ...{ subject, permission: 'news:edit' },
  params,
  body: z.object({ ...content, revision: revisionSchema }),
  response: newsPostSchema,
})

export const deleteNewsPost = defineCall({
  name: 'deleteNewsPost',
  method: 'DELETE',
  path: `${path}/:postId`,
  summary: 'Deletes a post, which can be undone; of another revision nothing is changed (409)',
  ...{ subject, permission: 'news:edit' },
  params,
  query: z.object({ revision: revisionInAddress }),
  response: z.null(),
})

export const restoreNewsPost = defineCall({
  name: 'restoreNewsPost',
  method: 'POST',
  path: `${path}/:postId/restoration`,
  summary: 'Undoes the deletion of a post; doing so again changes nothing',
  ...{ subject, permission: 'news:edit' },
  params,
  response: newsPostSchema,
})

export const newsCalls = [
  ...[listNews, markNewsRead, listNewsPosts],
  ...[createNewsPost, changeNewsPost, deleteNewsPost, restoreNewsPost],
]
