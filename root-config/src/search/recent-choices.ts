import { recentKinds, type RecentKind } from '@energycockpit/contract'
import { storeChoice, storedChoice } from '../shell/stored-choice'
import type { Choice } from './choice'

const maxRecent = 6
const storeOf = (userUuid: string) => `search-recent ${userUuid}`
/** In the list of what was opened last, whose options are called otherwise than the same below. */
const prefix = 'recent '

export type KeptChoice = Pick<Choice, 'key' | 'label' | 'detail' | 'glyph'> & { url: string }

/** What this user opened by the search last, the latest first, as it was then; of this browser alone. */
export function readRecent(userUuid: string): KeptChoice[] {
  const kept: unknown = parsed(storedChoice(storeOf(userUuid)) ?? '[]')
  return Array.isArray(kept) ? kept.filter(isKept) : []
}

/** What does something at once is not kept: it leads nowhere. */
export function rememberRecent(userUuid: string, { key, label, detail, glyph, url }: Choice): void {
  if (url === undefined) return
  const own = { key: keyOf(key), label, detail, glyph, url }
  const others = readRecent(userUuid).filter((one) => one.key !== own.key)
  storeChoice(storeOf(userUuid), JSON.stringify([own, ...others].slice(0, maxRecent)))
}

interface Today {
  /** Pages and commands of today. */
  offered: readonly Choice[]
  /** What the user opened last and still sees, by whatever way; undefined while that is not known. */
  opened: readonly Choice[] | undefined
}

/**
 * What was opened last, each once and as it is called today. What the user is not offered any more is left out: a page
 * that has left the menu, an object that is gone or out of sight, and what they had forgotten on the home page.
 */
export function recentChoices(kept: readonly KeptChoice[], { offered, opened }: Today): Choice[] {
  const own = kept.flatMap((one): Choice[] => {
    if (!/^[A-Z_]+ /.test(one.key)) return offered.filter(({ key }) => key === one.key)
    if (opened === undefined || !objectOf(one.key)) return [one]
    return opened.filter(({ key }) => key === one.key)
  })
  const byKey = new Map([...own, ...(opened ?? [])].map((choice) => [choice.key, choice]))
  return [...byKey.values()].map((choice) => ({ ...choice, key: `${prefix}${choice.key}` }))
}

/** The object that a choice stands for, where the server keeps a list of what was opened of its kind. */
export function objectOf(choiceKey: string): { kind: RecentKind; id: string } | undefined {
  const [kind = '', ...id] = keyOf(choiceKey).split(' ')
  const known = recentKinds.find((one) => one === kind)
  return known && { kind: known, id: id.join(' ') }
}

const keyOf = (choiceKey: string) =>
  choiceKey.startsWith(prefix) ? choiceKey.slice(prefix.length) : choiceKey

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whatever else wrote there: only what leads into the portal is offered. */
function isKept(kept: unknown): kept is KeptChoice {
  const { key, label, url } = (kept ?? {}) as Partial<Record<keyof KeptChoice, unknown>>
  const isWritten = typeof key === 'string' && typeof label === 'string'
  return isWritten && typeof url === 'string' && url.startsWith('/platform/')
}
