import { wordingFault, type TextForms } from '@energycockpit/appearance'
import {
  maxOwnWordings,
  supportedLocales,
  type Locale,
  type OwnWording,
  type PortalText,
} from '@energycockpit/contract'
import type { ChangeContext, Context } from '../../audit/service-context'
import { Problem } from '../../http/problem'
import type { PortalTexts } from './portal-texts'
import {
  findWording,
  listWordings,
  lockWordings,
  parentOf,
  removeWording,
  writeWording,
  type Place,
  type StoredWording,
} from './repository'
import { searchedTexts } from './search'

type Originals = () => Promise<PortalTexts>

/** What a business says in its own words. Throws a Problem (404) for one that the user does not see. */
export async function readWording(
  originals: Originals,
  context: Context,
  { businessId }: { businessId: number },
) {
  refuseUnseen(context, businessId)
  const texts = await originals()
  const parent = await parentOf(context.db, businessId)
  const [own, inherited] = [
    await listWordings(context.db, businessId),
    parent === undefined ? [] : await listWordings(context.db, parent),
  ]
  return {
    own: own.map((one) => described(one, texts)),
    inherited: inherited.map((one) => described(one, texts)),
    namespaces: [...texts.keys()],
  }
}

export const searchPortalTexts = async (
  originals: Originals,
  input: { search: string; namespace?: string | undefined },
): Promise<{ texts: PortalText[]; more: boolean }> => searchedTexts(await originals(), input)

interface Change extends Place, Record<Locale, TextForms | null> {
  revision: number
}

/**
 * Throws a Problem: 404 for a business that the user does not see, or a text that the portal does not say; 409 where
 * somebody else has changed it meanwhile, or there are as many as are kept; 400 for words that cannot stand there.
 */
export async function changeWording(
  originals: Originals,
  context: ChangeContext,
  change: Change,
): Promise<OwnWording> {
  const { db, user } = context
  refuseUnseen(context, change.businessId)
  const texts = await originals()
  const original = texts.get(change.namespace)?.get(change.key)
  if (!original) throw new Problem(404, 'NOT_FOUND', 'The portal does not say this text')
  const own: StoredWording['texts'] = {}
  for (const locale of supportedLocales) {
    const forms = change[locale]
    if (forms === null) continue
    const found = wordingFault(original[locale], forms)
    if (found) throw new Problem(400, 'WORDING_REFUSED', `${locale}.${found.form ?? 'forms'}: ${found.fault}`)
    own[locale] = forms
  }
  if (Object.keys(own).length === 0)
    throw new Problem(400, 'WORDING_REFUSED', 'words are needed in one language at least')
  await lockWordings(db, change.businessId)
  const before = await findWording(db, change)
  if ((before?.revision ?? 0) !== change.revision) throw new Problem(409, 'WORDING_CHANGED_MEANWHILE')
  if (!before && (await listWordings(db, change.businessId)).length >= maxOwnWordings)
    throw new Problem(409, 'TOO_MANY_WORDINGS', `${maxOwnWordings} texts are kept for one business`)
  const after = { texts: own, revision: change.revision + 1, changedBy: user.displayName }
  await writeWording(db, change, after)
  await record(context, 'wording.changed', change)
  return described({ ...change, ...after, changedAt: new Date() }, texts)
}

/** Throws a Problem: 404 where there is nothing to reset, 409 where somebody else has changed it meanwhile. */
export async function resetOwnWording(
  context: ChangeContext,
  { revision, ...place }: Place & { revision: string },
): Promise<void> {
  refuseUnseen(context, place.businessId)
  await lockWordings(context.db, place.businessId)
  const before = await findWording(context.db, place)
  if (!before) throw new Problem(404, 'NOT_FOUND')
  if (before.revision !== Number(revision)) throw new Problem(409, 'WORDING_CHANGED_MEANWHILE')
  await removeWording(context.db, place)
  await record(context, 'wording.reset', place)
}

const record = (
  context: ChangeContext,
  action: 'wording.changed' | 'wording.reset',
  { businessId, namespace, key }: Place,
) =>
  context.record({ action, businessId, subject: { id: `${namespace}:${key}`, name: `${namespace}: ${key}` } })

function refuseUnseen({ user }: Context, businessId: number): void {
  if (!user.visibleBusinessIds.includes(businessId))
    throw new Problem(404, 'NOT_FOUND', 'There is no such business')
}

const described = (stored: StoredWording, texts: PortalTexts): OwnWording => ({
  ...{ namespace: stored.namespace, key: stored.key, revision: stored.revision },
  ...{ de: stored.texts.de ?? null, en: stored.texts.en ?? null },
  original: texts.get(stored.namespace)?.get(stored.key) ?? null,
  ...{ changedAt: stored.changedAt.toISOString(), changedBy: stored.changedBy },
})
