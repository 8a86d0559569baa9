import * as z from 'zod/mini'
import { defineCall } from './call'
import { supportedLocales } from './locale'

export const NOTIFICATIONS_PER_PAGE = 30

/*
 * What the header of every page needs stands here, and in plain schemas: each further one would be in the shell's first
 * file. What else there is stands in notification-settings.ts.
 */

/** More than this many unread ones are counted as this many. */
export const maxCountedUnread = 100

export const notificationGroups = [
  'ANOMALIES',
  'DATA',
  'ENERGY',
  'NEWS',
  'ADMINISTRATION',
  'ACCOUNT',
  'SYSTEM',
] as const
export type NotificationGroup = (typeof notificationGroups)[number]

export const notificationSeverities = ['INFO', 'SUCCESS', 'WARNING', 'ERROR'] as const
export type NotificationSeverity = (typeof notificationSeverities)[number]

export const notificationSchema = z.object({
  id: z.int(),
  kind: z.string(),
  group: z.enum(notificationGroups),
  severity: z.enum(notificationSeverities),
  /** In the requested language. */
  title: z.string(),
  text: z.string(),
  /** Path of the page about it; null: there is none. */
  href: z.nullable(z.string()),
  /** Null: it belongs to the user alone, or to everybody. */
  businessName: z.nullable(z.string()),
  /** Instant, UTC */
  at: z.string(),
  read: z.boolean(),
})
export type Notification = z.output<typeof notificationSchema>

const subject = 'notifications'
const path = '/rest/secure/notifications'
const locale = z.enum(supportedLocales)
const idText = z.string().check(z.regex(/^\d{1,9}$/))
const unread = z.int()

export const listNotifications = defineCall({
  name: 'listNotifications',
  method: 'GET',
  path,
  summary: 'What the user was notified of, the latest first, a page at a time',
  ...{ subject, permission: 'portal:enter' },
  query: z.object({
    locale,
    /** `next` of the page before. */
    before: z.optional(idText),
    group: z.optional(z.enum(notificationGroups)),
    /** Only unread ones, or only those that were read. */
    state: z.optional(z.enum(['UNREAD', 'READ'])),
  }),
  response: z.object({
    notifications: z.array(notificationSchema),
    /** Null: there are no more. */
    next: z.nullable(z.int()),
    /** Of all groups, at most `maxCountedUnread`. */
    unread,
  }),
})

export const countUnreadNotifications = defineCall({
  name: 'countUnreadNotifications',
  method: 'GET',
  path: `${path}/unread`,
  summary: 'How many notifications the user has not read, at most 100',
  ...{ subject, permission: 'portal:enter' },
  response: z.object({ unread }),
})

export const markNotificationsRead = defineCall({
  name: 'markNotificationsRead',
  method: 'POST',
  path: `${path}/read`,
  summary: 'Marks these as read, or all up to one; others of them than the own stay as they are',
  ...{ subject, permission: 'portal:enter' },
  /** `until`: all up to this one, and so none of those that have come since the list was read. */
  body: z.object({
    ids: z.optional(z.array(idText).check(z.maxLength(100))),
    until: z.optional(idText),
  }),
  response: z.object({ unread }),
})

export const notificationCalls = [listNotifications, countUnreadNotifications, markNotificationsRead]
