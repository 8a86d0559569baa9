import { StringDecoder } from 'node:string_decoder'
import { Problem } from '../../http/problem'
import { JsonElementReader, MisshapenList } from './json-element-reader'
import { maxLineLength, type TextLine } from './text-lines'

/**
 * The texts of the objects in the one list of a JSON object, `{"readings": [{…}, …]}`, a batch for each piece that
 * arrives: a list of a million is never in memory as a whole. What an object holds is not looked at here, but where
 * it ends; objects within it are part of it. Throws a Problem (400) for a text of another shape.
 */
export async function* jsonElements(bytes: AsyncIterable<Buffer>, list: string): AsyncGenerator<TextLine[]> {
  const decoder = new StringDecoder('utf8')
  const opening = new RegExp(`^\\ufeff?\\s*\\{\\s*"${list}"\\s*:\\s*\\[`)
  const elements = new JsonElementReader()
  /** What arrived before the list was open. */
  let head: string | undefined = ''
  try {
    for await (const piece of bytes) {
      let text = decoder.write(piece)
      if (head !== undefined) {
        head += text
        const found = opening.exec(head)?.[0]
        if ((found ?? head).length > maxLineLength) throw new MisshapenList()
        if (found === undefined) continue
        text = head.slice(found.length)
        head = undefined
      }
      const batch = elements.read(text)
      if (batch.length > 0) yield batch
    }
    elements.read(decoder.end())
    if (!elements.ended) throw new MisshapenList()
  } catch (error) {
    if (!(error instanceof MisshapenList)) throw error
    throw new Problem(
      400,
      'VALIDATION_FAILED',
      `the body must be {"${list}": [{…}, …]} and must not end early`,
      { cause: error },
    )
  }
}
