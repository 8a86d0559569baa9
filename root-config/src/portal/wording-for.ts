import type { LocaleData } from '@energycockpit/contract'
import type { OwnWording } from '@energycockpit/i18n'

type Wording = LocaleData['wording']
const known = new WeakMap<NonNullable<Wording>, Map<string, OwnWording>>()

/**
 * The texts that one package says in the words of the business, and those that it has in common with others, which
 * stand under `shared`. The same each time, so that nothing is drawn anew; undefined where there are none.
 */
export function wordingFor(wording: Wording, namespace: string): OwnWording | undefined {
  if (wording === undefined) return undefined
  const made = known.get(wording) ?? new Map<string, OwnWording>()
  known.set(wording, made)
  const own = made.get(namespace) ?? {
    de: { ...wording.de['shared'], ...wording.de[namespace] },
    en: { ...wording.en['shared'], ...wording.en[namespace] },
  }
  made.set(namespace, own)
  return own
}
