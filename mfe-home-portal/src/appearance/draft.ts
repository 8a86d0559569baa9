import { imageSlots, readabilityOf, type ImageSlot, type Scheme } from '@energycockpit/appearance'
import {
  appearanceImagesPath,
  type AppearanceImage,
  type ChosenLooks,
  type Looks,
} from '@energycockpit/contract'

export interface DraftImage {
  /** Address to show it at: on the server, or of its own content. */
  src: string
  mediaType: AppearanceImage['mediaType']
  width: number
  height: number
  bytes: number
  /** What is sent to keep it. */
  chosen: NonNullable<ChosenLooks[ImageSlot]>
}

/** What is being set; null is inherited. Colours as they are typed. */
export interface Draft {
  accentColour: string | null
  accentColourDark: string | null
  images: Readonly<Record<ImageSlot, DraftImage | null>>
}

export function draftOf(looks: Looks): Draft {
  const image = (slot: ImageSlot): DraftImage | null => {
    const stored = looks[slot]
    if (stored === null) return null
    const { hash, ...described } = stored
    return { ...described, src: `${appearanceImagesPath}/${hash}`, chosen: { hash } }
  }
  const { accentColour, accentColourDark } = looks
  return {
    ...{ accentColour, accentColourDark },
    images: { logo: image('logo'), logoDark: image('logoDark'), favicon: image('favicon') },
  }
}

/** A colour as it is stored, of what somebody typed or pasted; undefined for what is none. */
export function colourOf(typed: string): string | undefined {
  const [, digits] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(typed.trim()) ?? []
  if (digits === undefined) return undefined
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  return `#${long.toLowerCase()}`
}

export type ColourFault = 'notAColour' | 'unreadable'

/** Why a colour cannot be saved. */
export function colourFault(typed: string | null, scheme: Scheme): ColourFault | undefined {
  if (typed === null) return undefined
  const colour = colourOf(typed)
  if (colour === undefined) return 'notAColour'
  return readabilityOf(colour, scheme).isReadable ? undefined : 'unreadable'
}

/** What is sent; of colours that can be saved. */
export function chosenLooks({ accentColour, accentColourDark, images }: Draft): ChosenLooks {
  const colour = (typed: string | null) => (typed === null ? null : (colourOf(typed) ?? null))
  const chosen = (slot: ImageSlot) => images[slot]?.chosen ?? null
  return {
    accentColour: colour(accentColour),
    accentColourDark: accentColour === null ? null : colour(accentColourDark),
    ...{ logo: chosen('logo'), favicon: chosen('favicon') },
    logoDark: images.logo === null ? null : chosen('logoDark'),
  }
}

const nothing: Draft = {
  ...{ accentColour: null, accentColourDark: null },
  images: { logo: null, logoDark: null, favicon: null },
}
export const isInherited = (draft: Draft): boolean => isSame(draft, nothing)

export const isSame = (one: Draft, other: Draft): boolean =>
  JSON.stringify(chosenLooks(one)) === JSON.stringify(chosenLooks(other)) &&
  one.accentColour === other.accentColour &&
  one.accentColourDark === other.accentColourDark

/** A draft after somebody else has saved: what was changed in it stays, and all else is as it is saved now. */
export function rebased(draft: Draft, base: Draft, saved: Draft): Draft {
  const image = (slot: ImageSlot) =>
    JSON.stringify(draft.images[slot]?.chosen) === JSON.stringify(base.images[slot]?.chosen)
      ? saved.images[slot]
      : draft.images[slot]
  const colour = (name: 'accentColour' | 'accentColourDark') =>
    draft[name] === base[name] ? saved[name] : draft[name]
  return {
    ...{ accentColour: colour('accentColour'), accentColourDark: colour('accentColourDark') },
    images: { logo: image('logo'), logoDark: image('logoDark'), favicon: image('favicon') },
  }
}

/** What is in force with this draft: its own, else the super client's, else the portal's. */
export function inForce(draft: Draft, superClient: Draft | undefined) {
  const colours = [draft, superClient].find((one) => one && one.accentColour !== null)
  const light = colours?.accentColour == null ? undefined : colourOf(colours.accentColour)
  const dark = colours?.accentColourDark == null ? undefined : colourOf(colours.accentColourDark)
  const logos = [draft, superClient].find((one) => one?.images.logo)?.images
  return {
    accent: light === undefined ? undefined : { light, dark: dark ?? null },
    logo: logos?.logo?.src ?? '/public/header-logo',
    logoDark: logos?.logoDark?.src ?? logos?.logo?.src ?? '/public/header-logo',
    favicon: (draft.images.favicon ?? superClient?.images.favicon)?.src ?? '/public/favicon',
  }
}

export const slotsOf = (draft: Draft): readonly ImageSlot[] =>
  draft.images.logo === null ? imageSlots.filter((slot) => slot !== 'logoDark') : imageSlots
