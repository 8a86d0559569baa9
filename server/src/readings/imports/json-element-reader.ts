import { maxLineLength, type TextLine } from './text-lines'

/** Thrown for what is no list of objects, the end of an object behind it. */
export class MisshapenList extends Error {}

/** What may come next: the first element or the end, an element, a comma or the end, more of one, the last bracket. */
type Place = 'first' | 'element' | 'comma' | 'within' | 'closing' | 'ended'

/** Between two elements; whoever sends more sends work and no readings. */
const maxBlanks = 10_000

const blanks: ReadonlySet<string> = new Set([' ', '\n', '\r', '\t'])

/**
 * Finds the objects of a list whose text comes in pieces, cut anywhere, from behind its opening bracket on until the
 * end of the object that holds it. Looks at each character once and keeps no more than one element.
 */
export class JsonElementReader {
  #place: Place = 'first'
  #number = 0
  /** In a row, outside of elements. */
  #blanks = 0
  /** Of the element that has begun: its text until here, undefined when that is too long to be a reading. */
  #held: string | undefined
  #depth = 0
  #inText = false
  #escaped = false

  /** Whether the list and the object around it are closed. */
  get ended(): boolean {
    return this.#place === 'ended'
  }

  /** The elements that end in this piece; throws MisshapenList. */
  read(piece: string): TextLine[] {
    const found: TextLine[] = []
    let place = 0
    while (place < piece.length) {
      if (this.#place !== 'within') {
        const character = piece[place]!
        if (character === '{') this.#begin()
        else {
          if (!blanks.has(character)) this.#step(character)
          else if (++this.#blanks > maxBlanks) throw new MisshapenList()
          place++
          continue
        }
      }
      const end = this.#endOfElement(piece, place)
      this.#keep(piece.slice(place, end))
      if (this.#depth === 0) {
        found.push({ number: ++this.#number, text: this.#held })
        this.#place = 'comma'
      }
      place = end
    }
    return found
  }

  #begin(): void {
    if (this.#place !== 'first' && this.#place !== 'element') throw new MisshapenList()
    this.#place = 'within'
    this.#held = ''
    this.#blanks = 0
  }

  #step(character: string): void {
    if (character === ',' && this.#place === 'comma') this.#place = 'element'
    else if (character === ']' && (this.#place === 'first' || this.#place === 'comma'))
      this.#place = 'closing'
    else if (character === '}' && this.#place === 'closing') this.#place = 'ended'
    else throw new MisshapenList()
  }

  #keep(text: string): void {
    if (this.#held === undefined) return
    this.#held = this.#held.length + text.length > maxLineLength ? undefined : this.#held + text
  }

  /** Behind the brace that closes the element, or the end of the piece when the element goes on. */
  #endOfElement(piece: string, from: number): number {
    for (let place = from; place < piece.length; place++) {
      const character = piece.charCodeAt(place)
      if (this.#escaped) this.#escaped = false
      else if (this.#inText) {
        if (character === backslash) this.#escaped = true
        else if (character === quote) this.#inText = false
      } else if (character === quote) this.#inText = true
      else if (character === brace) this.#depth++
      else if (character === endBrace && --this.#depth === 0) return place + 1
    }
    return piece.length
  }
}

const [backslash, quote, brace, endBrace] = ['\\', '"', '{', '}'].map((one) => one.charCodeAt(0))
