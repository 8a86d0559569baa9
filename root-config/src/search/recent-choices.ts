import { storeChoice, storedChoice } from '../shell/stored-choice'
import type { Choice } from './choice'

const maxRecent = 6
const keyOf = (userUuid: string) => `search-recent ${userUuid}`

type RecentChoice = Pick<Choice, 'label' | 'detail' | 'glyph'> & { url: string }

/** What this user opened by the search last, the latest first; of this browser alone. */
export function readRecent(userUuid: string): Choice[] {
  const kept: unknown = parsed(storedChoice(keyOf(userUuid)) ?? '[]')
  if (!Array.isArray(kept)) return []
  return kept.filter(isRecent).map((recent) => ({ ...recent, key: `recent ${recent.url}` }))
}

/** What does something at once is not kept: it leads nowhere. */
export function rememberRecent(userUuid: string, { label, detail, glyph, url }: Choice): void {
  if (url === undefined) return
  const others = readRecent(userUuid).filter((recent) => recent.url !== url)
  const recent = [{ label, detail, glyph, url }, ...others.map(({ key: _, ...other }) => other)]
  storeChoice(keyOf(userUuid), JSON.stringify(recent.slice(0, maxRecent)))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whatever else wrote there: only what leads into the portal is offered. */
function isRecent(kept: unknown): kept is RecentChoice {
  const { label, url } = (kept ?? {}) as Partial<Record<keyof RecentChoice, unknown>>
  return typeof label === 'string' && typeof url === 'string' && url.startsWith('/platform/')
}
