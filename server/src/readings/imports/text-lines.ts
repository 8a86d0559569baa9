import { maxReadingsPerImport } from '@energycockpit/contract'
import { StringDecoder } from 'node:string_decoder'
import { Problem } from '../../http/problem'

/** Longer lines are no readings; without a limit one line could fill the memory. */
export const maxLineLength = 10_000

/** Twice as many as readings are taken, for what stands between them: 250 kB can unpack to 300 million empty lines. */
const maxLines = 2 * maxReadingsPerImport

export interface TextLine {
  /** Counted from 1. */
  number: number
  /** Without its end; undefined when it was longer than any line may be. */
  text: string | undefined
  /** It is the last one, and not even half a line end says that it is whole. */
  open?: true
}

/**
 * Cuts a stream of UTF-8 into lines, a batch for each piece that arrives; ends of lines are LF or CRLF, and a byte
 * order mark is dropped. Empty lines are counted and left out. Throws a Problem (413) for more lines than any delivery needs.
 */
export async function* textLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<TextLine[]> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  let number = 0
  /** The line that is being read has been given up. */
  let tooLong = false

  const finished = (text: string): TextLine | undefined => {
    number++
    if (tooLong || text.length > maxLineLength) {
      tooLong = false
      return { number, text: undefined }
    }
    const line = text.endsWith('\r') ? text.slice(0, -1) : text
    const marked = number === 1 && line.startsWith('\ufeff') ? line.slice(1) : line
    return marked === '' ? undefined : { number, text: marked }
  }

  for await (const piece of bytes) {
    const pieces = (rest + decoder.write(piece)).split('\n')
    rest = pieces.pop() ?? ''
    if (number + pieces.length > maxLines)
      throw new Problem(413, 'TOO_MANY_READINGS', `the body has more than ${maxLines} lines`)
    const batch = pieces.map(finished).filter((line) => line !== undefined)
    if (rest.length > maxLineLength) {
      tooLong = true
      rest = ''
    }
    if (batch.length > 0) yield batch
  }
  rest += decoder.end()
  const last = rest === '' && !tooLong ? undefined : finished(rest)
  if (last) yield [rest.endsWith('\r') ? last : { ...last, open: true }]
}
