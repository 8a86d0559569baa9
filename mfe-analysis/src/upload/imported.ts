import type { CallAnswer, postReadingFile, ReceivingSeries } from '@energycockpit/contract'

/** What came of a file. */
export interface Imported {
  answer: CallAnswer<typeof postReadingFile>
  /** Where the readings went. */
  series: readonly ReceivingSeries[]
}
