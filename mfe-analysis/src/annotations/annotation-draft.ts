import type { Annotation } from '@energycockpit/contract'
import { clockAt, instantOnClock } from '@energycockpit/time'

/** An annotation as fields hold it: times as a clock of the location shows them; no end: an instant. */
export interface AnnotationDraft {
  text: string
  from: string
  to: string
}

export const draftFields = ['text', 'from', 'to'] as const
export type DraftField = (typeof draftFields)[number]

type Content = Pick<Annotation, 'text' | 'from' | 'to'>

export const draftOf = ({ text, from, to }: Content, timeZone: string): AnnotationDraft => ({
  text,
  from: clockAt(Date.parse(from), timeZone),
  to: to === null ? '' : clockAt(Date.parse(to), timeZone),
})

/**
 * What is written, or what is wrong with which field, as the end of a text's key. A time that was not changed stays the
 * instant that it was: a field has no seconds, and of an hour that comes twice it names the first.
 */
export function readDraft(
  { text, from, to }: AnnotationDraft,
  timeZone: string,
  before?: Content,
): { content: Content; faults: Partial<Record<DraftField, 'missing' | 'noTime' | 'reversed'>> } {
  const kept = before && draftOf(before, timeZone)
  const start = before && from === kept?.from ? before.from : instantOnClock(from, timeZone)
  const end = to === '' ? null : before && to === kept?.to ? before.to : instantOnClock(to, timeZone)
  const isReversed = start !== undefined && end != null && Date.parse(end) <= Date.parse(start)
  return {
    content: { text: text.trim(), from: start ?? '', to: end ?? null },
    faults: {
      ...(text.trim() === '' && { text: 'missing' as const }),
      ...(start === undefined && { from: 'noTime' as const }),
      ...(end === undefined ? { to: 'noTime' as const } : isReversed && { to: 'reversed' as const }),
    },
  }
}

/** What somebody else changed since `base` against what is written here, field by field. */
export function theirChanges(mine: AnnotationDraft, base: AnnotationDraft, theirs: AnnotationDraft) {
  return draftFields
    .filter((field) => theirs[field] !== base[field])
    .map((field) => ({
      field,
      /** Both changed it, and not alike. */
      isDisputed: mine[field] !== base[field] && mine[field] !== theirs[field],
    }))
}

/** What is saved then: one's own changes, and theirs where one changed nothing or prefers them. */
export function merged(
  mine: AnnotationDraft,
  base: AnnotationDraft,
  theirs: AnnotationDraft,
  preferred: ReadonlySet<DraftField>,
): AnnotationDraft {
  const pick = (field: DraftField) =>
    mine[field] === base[field] || preferred.has(field) ? theirs[field] : mine[field]
  return { text: pick('text'), from: pick('from'), to: pick('to') }
}
