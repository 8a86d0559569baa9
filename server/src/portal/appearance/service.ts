import { createHash } from 'node:crypto'
import { imageSlots, logoOf, readabilityOf, type ImageSlot, type Scheme } from '@energycockpit/appearance'
import type { Appearance, ChosenLooks } from '@energycockpit/contract'
import type { ChangeContext, Context } from '../../audit/service-context'
import { Problem } from '../../http/problem'
import {
  describedLooks,
  describeImages,
  findLooks,
  insertImage,
  lockLooks,
  removeUnusedImages,
  writeLooks,
  type OwnLooks,
} from './repository'

/** Throws a Problem (404) for a business that the user does not see. */
export async function readAppearance(
  context: Context,
  { businessId }: { businessId: number },
): Promise<Appearance> {
  refuseUnseen(context, businessId)
  const own = await findLooks(context.db, businessId)
  if (!own) throw new Problem(404, 'NOT_FOUND')
  const parent = own.parentId === null ? undefined : await findLooks(context.db, own.parentId)
  const images = await describeImages(context.db, [own, ...(parent ? [parent] : [])].flatMap(hashesOf))
  return {
    revision: own.revision,
    own: describedLooks(own, images),
    superClient: parent ? { id: parent.id, name: parent.name, looks: describedLooks(parent, images) } : null,
  }
}

interface Change extends ChosenLooks {
  businessId: number
  revision: number
}

/**
 * Sets how the portal of a business looks. Throws a Problem: 404 for a business that the user does not see, 409 where
 * somebody else has changed it meanwhile, 400 for a colour that cannot be read, for an image that is not accepted, and
 * for the hash of one that the business does not have.
 */
export async function changeAppearance(context: ChangeContext, change: Change): Promise<Appearance> {
  const { db } = context
  const { businessId, accentColour, accentColourDark } = change
  refuseUnseen(context, businessId)
  refuseUnreadable(change)
  const before = await lockLooks(db, businessId)
  if (!before) throw new Problem(404, 'NOT_FOUND')
  if (before.revision !== change.revision) throw new Problem(409, 'APPEARANCE_CHANGED_MEANWHILE')
  const had = new Set(hashesOf(before))
  const [logo, logoDark, favicon] = [
    await storedImage(context, change.logo, 'logo', had),
    await storedImage(context, change.logoDark, 'logoDark', had),
    await storedImage(context, change.favicon, 'favicon', had),
  ]
  if (logo === null && logoDark !== null)
    throw new Problem(
      400,
      'LOGO_REFUSED',
      'logoDark: a logo for dark grounds stands beside one for light grounds',
    )
  const after = {
    ...{ ...before, accentColour, accentColourDark, logo, logoDark, favicon },
    revision: before.revision + 1,
  }
  await writeLooks(db, after)
  await removeUnusedImages(db, [...had])
  await context.record({
    action: 'appearance.changed',
    subject: { id: String(businessId), name: before.name },
    businessId,
    detail: changesOf(before, after),
  })
  return readAppearance(context, { businessId })
}

function refuseUnseen({ user }: Context, businessId: number): void {
  if (!user.visibleBusinessIds.includes(businessId))
    throw new Problem(404, 'NOT_FOUND', 'There is no such business')
}

function refuseUnreadable({ accentColour, accentColourDark }: ChosenLooks): void {
  if (accentColour === null && accentColourDark !== null)
    throw new Problem(400, 'VALIDATION_FAILED', 'body.accentColourDark: needs an accentColour beside it')
  const chosen: [Scheme, string | null][] = [
    ['light', accentColour],
    ['dark', accentColourDark],
  ]
  for (const [scheme, colour] of chosen) {
    if (colour === null) continue
    const { isReadable, needed, found, nearest } = readabilityOf(colour, scheme)
    if (!isReadable)
      throw new Problem(
        400,
        'COLOUR_UNREADABLE',
        `${scheme}: ${needed} : 1 needed, ${found} : 1 here; the nearest readable colour is ${nearest}`,
      )
  }
}

/** The hash of an image that is stored now at the latest. */
async function storedImage(
  { db }: Context,
  chosen: ChosenLooks[ImageSlot],
  slot: ImageSlot,
  had: ReadonlySet<string>,
): Promise<string | null> {
  if (chosen === null) return null
  if ('hash' in chosen) {
    if (!had.has(chosen.hash))
      throw new Problem(400, 'LOGO_REFUSED', `${slot}: the business has no image of this hash`)
    return chosen.hash
  }
  const content = Buffer.from(chosen.content, 'base64')
  const logo = logoOf(content, slot)
  if ('fault' in logo) throw new Problem(400, 'LOGO_REFUSED', `${slot}: ${logo.fault}`)
  const hash = createHash('sha256').update(content).digest('hex')
  await insertImage(db, { ...logo, hash, bytes: content.length }, content)
  return hash
}

const hashesOf = (looks: OwnLooks): string[] =>
  imageSlots.map((slot) => looks[slot]).filter((hash) => hash !== null)

/** What is new, for the audit log; `inherited` where it is that again. */
const changesOf = (before: OwnLooks, after: OwnLooks) =>
  Object.fromEntries(
    (['accentColour', 'accentColourDark', ...imageSlots] as const)
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, after[name] ?? 'inherited']),
  )
