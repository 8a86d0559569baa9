import * as z from 'zod/mini'
import { defineCall } from './call'
import { storableText } from './storable-text'

/** By name. `z.record` would add more than half a kilobyte to the shell, which reads nothing else by it. */
const textsSchema = z.catchall(z.object({}), z.string())

/** The signed-in user, as the shell and the features know them. */
export const userSchema = z.object({
  uuid: z.uuid(),
  user_name: z.string(),
  display_name: z.string(),
  email: z.nullable(z.string()),
  client_business_id: z.int(),
  client_business_name: z.string(),
  /** Present when the client business belongs to a super client. */
  super_client_business_id: z.nullable(z.int()),
  roles: z.array(z.int()),
  /** How they want figures and dates written: `displaySchema`; absent: as their language does. */
  display: z.optional(textsSchema),
})
export type User = z.output<typeof userSchema>

export const whoami = defineCall({
  name: 'whoami',
  method: 'GET',
  path: '/whoami',
  summary: 'The signed-in user',
  subject: 'portal',
  permission: 'portal:enter',
  response: userSchema,
})

export const menuItemSchema = z.object({
  label: z.string(),
  glyph: z.optional(z.string()),
  url: z.string(),
})
export const menuGroupSchema = z.object({
  label: z.string(),
  glyph: z.optional(z.string()),
  items: z.array(menuItemSchema),
})
export const menuEntrySchema = z.union([menuItemSchema, menuGroupSchema])
export type MenuItem = z.output<typeof menuItemSchema>
export type MenuGroup = z.output<typeof menuGroupSchema>
export type MenuEntry = z.output<typeof menuEntrySchema>

const linkSchema = z.object({ label: z.string(), url: z.string() })

export const headerSchema = z.object({
  logoPath: z.string(),
  /** Instead of it on dark grounds, where the business has a second one. */
  darkLogoPath: z.optional(z.string()),
  /** The user's own one. */
  businessName: z.string(),
  /** Present where the user sees several businesses and may choose, in this session, to look at one alone. */
  choosesBusiness: z.optional(z.boolean()),
})
export const footerSchema = z.object({ links: z.array(linkSchema), notice: z.string() })

/** Everything around the features. Labels are in the locale of the query. */
export const uiContextSchema = z.object({
  menu: z.array(menuEntrySchema),
  header: headerSchema,
  footer: footerSchema,
  title: z.string(),
  /** Titles of features that the shell has no translation of, by feature id. */
  featureTitles: z.optional(textsSchema),
  /** What the operator has configured for third parties' features, by feature id. */
  configurations: z.optional(z.catchall(z.object({}), z.unknown())),
  /** What the user may begin, for search: each leads to where it is done. */
  commands: z.optional(z.array(menuItemSchema)),
  /** `trackingUrl` and `trackingSiteId` where the operator counts page views. */
  properties: textsSchema,
  rootPath: z.string(),
})
export type UiContext = z.output<typeof uiContextSchema>

export const getUiContext = defineCall({
  name: 'getUiContext',
  method: 'GET',
  path: '/uic-context',
  summary: "Menu, header, footer and title for the user's role and business",
  subject: 'portal',
  permission: 'portal:enter',
  query: z.object({ locale: z.optional(storableText.check(z.maxLength(35))) }),
  response: uiContextSchema,
})

export const getStaticFooter = defineCall({
  name: 'getStaticFooter',
  method: 'GET',
  path: '/static-footer',
  summary: 'Title and footer of the public pages',
  subject: 'portal',
  access: 'public',
  query: z.object({ locale: z.optional(storableText.check(z.maxLength(35))) }),
  response: z.object({
    ...footerSchema.shape,
    pageTitle: z.string(),
    /** Those of the signed-in users' context that the public pages need, too. */
    properties: z.optional(textsSchema),
  }),
})

export const blockingInfoSchema = z.object({ blocked: z.boolean(), reason: z.nullable(z.string()) })
export type BlockingInfo = z.output<typeof blockingInfoSchema>

export const getBlockingInfo = defineCall({
  name: 'getBlockingInfo',
  method: 'GET',
  path: '/rest/secure/blocking-info',
  summary: 'Whether the user must confirm something before the portal opens',
  subject: 'blocking',
  permission: 'portal:enter',
  response: blockingInfoSchema,
})

export const portalCalls = [whoami, getUiContext, getStaticFooter, getBlockingInfo]
