import * as z from 'zod/mini'
import { defineCall } from './call'
import { supportedLocales } from './locale'
import { notificationGroups } from './notifications'
import { storableText } from './storable-text'

export const emailChoices = ['NONE', 'AT_ONCE', 'DIGEST'] as const
export type EmailChoice = (typeof emailChoices)[number]

export const digestRhythms = ['DAY', 'WEEK'] as const
export type DigestRhythm = (typeof digestRhythms)[number]

/** When the digest is sent, by the clock of a time zone. */
export const digestTimeSchema = z.object({
  every: z.enum(digestRhythms),
  /** From 1, Monday, to 7; of a daily digest it says nothing. */
  weekday: z.int().check(z.gte(1), z.lte(7)),
  /** `HH:MM` */
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  /** IANA name */
  timeZone: z.string().check(z.maxLength(64), z.regex(/^[A-Za-z][\w+/-]*$/)),
})
export type DigestTime = z.output<typeof digestTimeSchema>

const subject = 'notifications'
const path = '/rest/secure/notifications'
const locale = z.enum(supportedLocales)

const deviceSchema = z.object({
  id: z.uuid(),
  /** Browser and system, such as `Firefox · Linux`; null: not known. */
  name: z.nullable(z.string()),
  /** UTC */
  addedAt: z.iso.datetime(),
  /** Last characters of the address, by which a browser knows its own entry. */
  endpointHash: z.string(),
})
export type PushDevice = z.output<typeof deviceSchema>

export const notificationSettingsSchema = z.object({
  /** In the order in which they are shown, those that the user can receive. */
  groups: z.array(
    z.object({
      group: z.enum(notificationGroups),
      /** In the requested language. */
      label: z.string(),
      hint: z.string(),
      email: z.enum(emailChoices),
      push: z.boolean(),
      /** Its mails come in any case, at once. */
      emailFixed: z.boolean(),
    }),
  ),
  digest: digestTimeSchema,
  /** Where mails go; null: there is no address. */
  email: z.nullable(z.string()),
  /** Whether this installation can send mails. */
  canMail: z.boolean(),
  /** The key that a browser subscribes with (VAPID, base64url of the point). */
  pushKey: z.string(),
  devices: z.array(deviceSchema),
})
export type NotificationSettings = z.output<typeof notificationSettingsSchema>

export const getNotificationSettings = defineCall({
  name: 'getNotificationSettings',
  method: 'GET',
  path: `${path}/settings`,
  summary: 'By which ways the user is notified of what',
  ...{ subject, permission: 'account:own' },
  query: z.object({ locale }),
  response: notificationSettingsSchema,
})

export const changeNotificationSettings = defineCall({
  name: 'changeNotificationSettings',
  method: 'PUT',
  path: `${path}/settings`,
  summary: 'Changes the ways of the named groups, or the time of the digest; the rest stays as it is',
  ...{ subject, permission: 'account:own' },
  body: z.object({
    groups: z.optional(
      z
        .array(
          z.object({
            group: z.enum(notificationGroups),
            email: z.optional(z.enum(emailChoices)),
            push: z.optional(z.boolean()),
          }),
        )
        .check(z.maxLength(notificationGroups.length)),
    ),
    digest: z.optional(digestTimeSchema),
  }),
  response: z.null(),
})

const key = z.string().check(z.maxLength(200), z.regex(/^[\w-]+={0,2}$/))

/** Errors: PUSH_SERVICE_UNKNOWN (400), TOO_MANY_DEVICES (409). */
export const addPushDevice = defineCall({
  name: 'addPushDevice',
  method: 'POST',
  path: `${path}/devices`,
  summary: 'Has this browser receive notifications; one that does already belongs to the user from now on',
  ...{ subject, permission: 'account:own' },
  body: z.object({
    endpoint: z.url().check(z.maxLength(2_000)),
    keys: z.object({ p256dh: key, auth: key }),
  }),
  response: z.object({ id: z.uuid() }),
})

export const removePushDevice = defineCall({
  name: 'removePushDevice',
  method: 'DELETE',
  path: `${path}/devices/:deviceId`,
  summary: 'Ends notifications in one browser; 404 for one that is not the own',
  ...{ subject, permission: 'account:own' },
  params: z.object({ deviceId: z.uuid() }),
  response: z.null(),
})

export const pushTokenSystems = ['Android', 'iOS'] as const

export const setPushToken = defineCall({
  name: 'setPushToken',
  method: 'POST',
  path: '/rest/secure/userproperty/pushNotificationToken',
  summary: 'Stores the token under which a device of the app receives notifications',
  ...{ subject, permission: 'account:own' },
  body: z.object({
    token: storableText.check(z.minLength(16), z.maxLength(4_096), z.regex(/^[\w:.=+/-]+$/)),
    os: z.enum(pushTokenSystems),
  }),
  response: z.null(),
})

export const notificationSettingsCalls = [
  getNotificationSettings,
  changeNotificationSettings,
  addPushDevice,
  removePushDevice,
  setPushToken,
]
