import type { TextForm, TextForms } from './text-forms'

/** Why words cannot stand in the place of a text. */
export type WordingFault = 'forms' | 'empty' | 'too-long' | 'places' | 'markup'

/** Longer ones would not fit where the text stands; short ones may grow more. */
export const maxWordingLength = (original: string): number =>
  Math.min(2_000, Math.max(60, original.length * 2))

/** What is filled in: `{{name}}` → `name`, in the order of the alphabet. */
export const placesOf = (text: string): string[] =>
  [...text.matchAll(/{{-?\s*([\w.]+)[^}]*}}/g)].map(([, name = '']) => name).sort()

/** The form at fault, if any. Places to fill in and markup are as in the text that is replaced, form by form. */
export function wordingFault(
  original: TextForms,
  own: TextForms,
): { form: TextForm | undefined; fault: WordingFault } | undefined {
  const forms = Object.keys(original) as TextForm[]
  if (forms.length !== Object.keys(own).length || forms.some((form) => own[form] === undefined))
    return { form: undefined, fault: 'forms' }
  for (const form of forms) {
    const fault = faultOf(original[form] ?? '', own[form] ?? '')
    if (fault) return { form, fault }
  }
  return undefined
}

function faultOf(original: string, own: string): WordingFault | undefined {
  if (own.trim() === '') return 'empty'
  if (own.length > maxWordingLength(original)) return 'too-long'
  if (!isSame(new Set(placesOf(original)), new Set(placesOf(own)))) return 'places'
  // What is left of braces would be filled in, or shown as it stands.
  if (/{{|}}|\$t\(/.test(own.replaceAll(/{{-?\s*[\w.]+[^{}]*}}/g, ''))) return 'places'
  if (!isSame(markupOf(original), markupOf(own))) return 'markup'
  return undefined
}

/** Tags, links of Markdown, and signs that no text has. */
const markupOf = (text: string): Set<string> =>
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  new Set(text.match(/<[^>]*>?|\]\(|`|[\0-\x08\x0b-\x1f\u202a-\u202e\u2066-\u2069]/g))

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((each) => other.has(each))
