import * as z from 'zod/mini'
import { defineCall } from './call'
import { revisionSchema } from './revision'

/** `#rrggbb` in small letters. */
const colourSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/))

/** Below this path images lie for good, each named by the SHA-256 of its content. */
export const appearanceImagesPath = '/appearance-images'

const imageHash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

export const appearanceImageSchema = z.object({
  hash: imageHash,
  mediaType: z.enum(['image/svg+xml', 'image/png', 'image/webp']),
  width: z.number(),
  height: z.number(),
  bytes: z.int(),
})
export type AppearanceImage = z.output<typeof appearanceImageSchema>

const looks = <Image extends z.ZodMiniType>(image: Image) => ({
  /** Of the light theme; null: inherited, and then the one of the dark theme is, too. */
  accentColour: z.nullable(colourSchema),
  /** Of the dark theme; null: made from the light one. */
  accentColourDark: z.nullable(colourSchema),
  /** Null: inherited. */
  logo: z.nullable(image),
  /** On dark grounds; null: the logo. */
  logoDark: z.nullable(image),
  favicon: z.nullable(image),
})

export const looksSchema = z.object(looks(appearanceImageSchema))
export type Looks = z.output<typeof looksSchema>

export const appearanceSchema = z.object({
  revision: revisionSchema,
  /** What the business has set itself. */
  own: looksSchema,
  /** The super client, from which it has what it has not set; null: from the portal. */
  superClient: z.nullable(z.object({ id: z.int(), name: z.string(), looks: looksSchema })),
})
export type Appearance = z.output<typeof appearanceSchema>

/** 256 kB as Base64. */
const maxBase64 = 341_336
/** An image that the business has already, by its hash, or a new one. */
const chosenImage = z.union([
  z.object({ hash: imageHash }),
  z.object({
    content: z.string().check(z.minLength(4), z.maxLength(maxBase64), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  }),
])

export const chosenLooksSchema = z.object(looks(chosenImage))
export type ChosenLooks = z.output<typeof chosenLooksSchema>

const ofBusiness = {
  subject: 'appearance',
  path: '/rest/secure/businesses/:businessId/appearance',
  permission: 'appearance:administer',
  params: z.object({ businessId: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647)) }),
} as const

export const getAppearance = defineCall({
  ...ofBusiness,
  name: 'getAppearance',
  method: 'GET',
  summary: 'Colours and logos of a business, and those that it has from its super client',
  response: appearanceSchema,
})

export const setAppearance = defineCall({
  ...ofBusiness,
  name: 'setAppearance',
  method: 'PUT',
  summary: 'Sets colours and logos of a business; what is null is inherited again',
  body: z.object({
    /** That was read. */
    revision: revisionSchema,
    ...chosenLooksSchema.shape,
  }),
  response: appearanceSchema,
})

export const appearanceCalls = [getAppearance, setAppearance]
