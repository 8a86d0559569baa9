import type { AppearanceImage, Looks } from '@energycockpit/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '../../entities/tables'

type Database = Kysely<Tables>

/** What a business has set itself; images by their hashes. */
export interface OwnLooks {
  id: number
  name: string
  parentId: number | null
  revision: number
  accentColour: string | null
  accentColourDark: string | null
  logo: string | null
  logoDark: string | null
  favicon: string | null
}

const looksOf = (db: Database) =>
  db
    .selectFrom('client_business')
    .select(['id', 'name', 'parent_id as parentId', 'appearance_revision as revision'])
    .select(['accent_colour as accentColour', 'accent_colour_dark as accentColourDark'])
    .select(['logo', 'logo_dark as logoDark', 'favicon'])

/** Undefined for a business that does not exist. */
export const findLooks = (db: Database, businessId: number): Promise<OwnLooks | undefined> =>
  looksOf(db).where('id', '=', businessId).executeTakeFirst()

/** The business and the one above it, in one query: pages wait for it. */
export const findLooksWithParent = (db: Database, businessId: number): Promise<OwnLooks[]> =>
  looksOf(db)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('id', '=', businessId),
        eb(
          'id',
          '=',
          selectFrom('client_business as b').select('b.parent_id').where('b.id', '=', businessId),
        ),
      ]),
    )
    .execute()

export const lockLooks = (db: Database, businessId: number): Promise<OwnLooks | undefined> =>
  looksOf(db).where('id', '=', businessId).forUpdate().executeTakeFirst()

export async function writeLooks(
  db: Database,
  {
    id,
    revision,
    accentColour,
    accentColourDark,
    logo,
    logoDark,
    favicon,
  }: Omit<OwnLooks, 'name' | 'parentId'>,
): Promise<void> {
  await db
    .updateTable('client_business')
    .set({ accent_colour: accentColour, accent_colour_dark: accentColourDark })
    .set({ logo, logo_dark: logoDark, favicon, appearance_revision: revision })
    .where('id', '=', id)
    .execute()
}

/** Of the images with these hashes all but their content. */
export async function describeImages(
  db: Database,
  hashes: readonly string[],
): Promise<Map<string, AppearanceImage>> {
  if (hashes.length === 0) return new Map()
  const found = await db
    .selectFrom('appearance_image')
    .select(['hash', 'media_type as mediaType', 'width', 'height', 'bytes'])
    .where('hash', 'in', hashes)
    .execute()
  return new Map(found.map((image) => [image.hash, image]))
}

export const findImage = (db: Database, hash: string) =>
  db
    .selectFrom('appearance_image')
    .select(['media_type as mediaType', 'content'])
    .where('hash', '=', hash)
    .executeTakeFirst()

export async function insertImage(db: Database, image: AppearanceImage, content: Buffer): Promise<void> {
  const { hash, mediaType, width, height, bytes } = image
  await db
    .insertInto('appearance_image')
    .values({ ...{ hash, width, height, bytes, content }, media_type: mediaType })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Images that no business has any more; what refers to one is in the same transaction. */
export async function removeUnusedImages(db: Database, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return
  await db
    .deleteFrom('appearance_image as image')
    .where('hash', 'in', hashes)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('client_business as b')
            .select('b.id')
            .where(({ eb, or }) =>
              or([
                eb('b.logo', '=', eb.ref('image.hash')),
                eb('b.logo_dark', '=', eb.ref('image.hash')),
                eb('b.favicon', '=', eb.ref('image.hash')),
              ]),
            ),
        ),
      ),
    )
    .execute()
}

/** The looks as they are told, with what is known of their images. */
export function describedLooks(own: OwnLooks, images: ReadonlyMap<string, AppearanceImage>): Looks {
  const image = (hash: string | null) => (hash === null ? null : (images.get(hash) ?? null))
  const { accentColour, accentColourDark } = own
  return {
    ...{ accentColour, accentColourDark },
    ...{ logo: image(own.logo), logoDark: image(own.logoDark), favicon: image(own.favicon) },
  }
}
