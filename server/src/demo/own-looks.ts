import { createHash } from 'node:crypto'
import { logoOf } from '@energycockpit/appearance'
import type { Entities } from '../entities/entities'
import { demoBusinesses } from '../identity/demo-users'
import '../locale/wording-tables'

/** Fields below a sky, with a drain between them. */
const logo = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="#1f5f8b"/><path fill="#f2f5f0" d="M6 27c8-6 14-6 20-1s11 4 16 0v12a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4z"/><path fill="#3d8b4f" d="M6 33c8-5 14-5 20-1s11 4 16 1v5a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4z"/><circle cx="33" cy="15" r="6" fill="#f0b455"/></svg>`,
)
const hash = createHash('sha256').update(logo).digest('hex')

const texts = { de: { text: 'Ihre Bereiche bei Fenland' }, en: { text: 'Your areas at Fenland' } }

/**
 * The estates' logo, and a text in their words, so that it is seen what a business can set. Written once: who resets
 * them at the demo keeps them reset.
 */
export async function createOwnLooks({ db }: Entities): Promise<void> {
  const { id } = demoBusinesses.superClient
  const described = logoOf(logo, 'logo')
  if ('fault' in described) throw new Error(`The logo of the demo is refused: ${described.fault}`)
  const { mediaType, width, height } = described
  await db.transaction().execute(async (transaction) => {
    const untouched = await transaction
      .selectFrom('client_business')
      .select('id')
      .where('id', '=', id)
      .where('appearance_revision', '=', 0)
      .forUpdate()
      .executeTakeFirst()
    if (!untouched) return
    await transaction
      .insertInto('appearance_image')
      .values({ hash, media_type: mediaType, width, height, bytes: logo.length, content: logo })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await transaction
      .updateTable('client_business')
      .set({ logo: hash, favicon: hash, appearance_revision: 1 })
      .where('id', '=', id)
      .execute()
    const key = 'landing.entries'
    await transaction
      .insertInto('own_wording')
      .values({
        ...{ client_business_id: id, namespace: 'home-portal', key, changed_by: 'Silvan Marsh' },
        texts: JSON.stringify(texts),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}
