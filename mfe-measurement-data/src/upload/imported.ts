import type { CallResponse, FileComparison, postReadingFile, ReceivingSeries } from '@energycockpit/contract'

/** What came of a file. */
export interface Imported {
  answer: CallResponse<typeof postReadingFile>
  /** Where the readings went. */
  series: readonly ReceivingSeries[]
  /** What was shown before it; undefined: that could not be counted. */
  foreseen: Pick<FileComparison, 'added' | 'changed'> | undefined
}

/** Somebody else has changed the same readings between what was shown and the import. */
export function isOtherThanForeseen({ answer: { readingImport, repeated }, foreseen }: Imported): boolean {
  if (repeated || !foreseen) return false
  return readingImport.addedCount !== foreseen.added || readingImport.changedCount !== foreseen.changed
}
