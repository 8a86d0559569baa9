import type { LocaleData } from '@energycockpit/contract'
import { keysOfForms } from '@energycockpit/appearance'
import type { Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import './wording-tables'

type Wording = NonNullable<LocaleData['wording']>

/**
 * What features have in common reaches each of them under one name, so that the shell need not know which packages
 * there are.
 */
const deliveredAs = (namespace: string) => (namespace.startsWith('shared-') ? 'shared' : namespace)

/**
 * What the portal says to users of this business in its own words, by language, package and key: its super client's,
 * and over them its own. Absent where it has none, so that an answer is no longer than before.
 */
export async function wordingOf(
  db: Kysely<Tables>,
  businessId: number | undefined,
): Promise<Pick<LocaleData, 'wording'>> {
  if (businessId === undefined) return {}
  const rows = await db
    .selectFrom('own_wording as w')
    .innerJoin('client_business as b', 'b.id', 'w.client_business_id')
    .select(['w.client_business_id as businessId', 'w.namespace', 'w.key', 'w.texts'])
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('b.id', '=', businessId),
        eb(
          'b.id',
          '=',
          selectFrom('client_business as c').select('c.parent_id').where('c.id', '=', businessId),
        ),
      ]),
    )
    .execute()
  if (rows.length === 0) return {}
  const wording: { [locale in keyof Wording]: Record<string, Record<string, string>> } = { de: {}, en: {} }
  const ownLast = rows.sort(
    (one, other) => Number(one.businessId === businessId) - Number(other.businessId === businessId),
  )
  for (const { namespace, key, texts } of ownLast)
    for (const locale of ['de', 'en'] as const)
      Object.assign((wording[locale][deliveredAs(namespace)] ??= {}), keysOfForms(key, texts[locale] ?? {}))
  return { wording }
}
