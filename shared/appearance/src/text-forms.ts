/** A text as it is edited: `text` where it has one form, else its plural forms, which i18next names. */
export const textFormNames = ['text', 'zero', 'one', 'two', 'few', 'many', 'other'] as const
export type TextForm = (typeof textFormNames)[number]
export type TextForms = Partial<Record<TextForm, string>>

/** Texts by key as a language file has them, nested. */
export interface NestedTexts {
  [key: string]: string | NestedTexts
}

const plural = /^(.+)_(zero|one|two|few|many|other)$/

/** The texts of a language file by key (`a.b.c`), plural forms put together. */
export function formsOfTexts(texts: NestedTexts): Map<string, TextForms> {
  const flat = new Map(flattened(texts))
  const found = new Map<string, TextForms>()
  for (const [key, text] of flat) {
    const [, base, form] = plural.exec(key) ?? []
    // Something that ends like a plural form, and has no other one, is none.
    if (base === undefined || !flat.has(`${base}_other`)) found.set(key, { text })
    else found.set(base, { ...found.get(base), [form as TextForm]: text })
  }
  return found
}

/** The other way round: each form by the key that a language file has it at. */
export const keysOfForms = (key: string, forms: TextForms): Record<string, string> =>
  Object.fromEntries(
    Object.entries(forms).map(([form, text]) => [form === 'text' ? key : `${key}_${form}`, text]),
  )

const flattened = (texts: NestedTexts, above = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[`${above}${key}`, text]] : flattened(text, `${above}${key}.`),
  )
