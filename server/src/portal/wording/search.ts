import type { TextForms } from '@energycockpit/appearance'
import { wordingsPerSearch, type PortalText } from '@energycockpit/contract'
import type { PortalTexts } from './portal-texts'

/** Texts in which all the words are found, in one language, or in the key. Without words, all of the package. */
export function searchedTexts(
  all: PortalTexts,
  { search, namespace }: { search: string; namespace?: string | undefined },
): { texts: PortalText[]; more: boolean } {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const texts: PortalText[] = []
  for (const [place, ofPlace] of all) {
    if (namespace !== undefined && namespace !== place) continue
    for (const [key, original] of ofPlace) {
      const sources = [key, written(original.de), written(original.en)].map((text) => text.toLowerCase())
      if (!sources.some((source) => words.every((word) => source.includes(word)))) continue
      if (texts.length === wordingsPerSearch) return { texts, more: true }
      texts.push({ namespace: place, key, original })
    }
  }
  return { texts, more: false }
}

const written = (forms: TextForms) => Object.values(forms).join('\n')
