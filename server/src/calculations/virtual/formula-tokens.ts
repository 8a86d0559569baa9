import { FormulaError, type Operator, type Span } from './formula'

export type Token = Span &
  (
    | { kind: 'number'; value: number }
    | { kind: 'series'; id: number }
    | { kind: 'word'; word: string }
    | { kind: 'operator'; operator: Operator }
    | { kind: '(' | ')' | ',' | 'end' }
  )

const operators: Readonly<Record<string, Operator>> = {
  ...{ '+': '+', '-': '-', '−': '-', '–': '-' },
  ...{ '*': '*', '×': '*', '·': '*', '/': '/', '÷': '/', ':': '/' },
}
const parts = /\s+|(?<number>\d+(?:\.\d+)?)|\[(?<series>[^\]]*)\]|(?<word>\p{L}[\p{L}\d_]*)|(?<sign>[(),])/uy
/** The greatest number that a series can have. */
const greatestId = 4_294_967_295

/** Cuts a formula into its tokens; the last one is its end. Throws FormulaError. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let start = 0
  while (start < text.length) {
    const operator = operators[text[start]!]
    parts.lastIndex = start
    const found = operator === undefined ? parts.exec(text) : null
    const end = start + (found?.[0].length ?? 1)
    const { number, series, word, sign } = found?.groups ?? {}
    if (operator !== undefined) tokens.push({ kind: 'operator', operator, start, end })
    else if (number !== undefined) tokens.push({ kind: 'number', value: Number(number), start, end })
    else if (series !== undefined)
      tokens.push({ kind: 'series', id: idOf(series, { start, end }), start, end })
    else if (word !== undefined) tokens.push({ kind: 'word', word, start, end })
    else if (sign !== undefined) tokens.push({ kind: sign as '(' | ')' | ',', start, end })
    else if (found === null) throw unreadable(text, start)
    start = end
  }
  tokens.push({ kind: 'end', start, end: start })
  return tokens
}

function idOf(series: string, span: Span): number {
  const id = Number(series)
  if (!/^\s*\d+\s*$/.test(series) || id > greatestId) throw new FormulaError('BAD_SERIES', span, [series])
  return id
}

function unreadable(text: string, start: number): FormulaError {
  if (text[start] === '[') return new FormulaError('BRACKET_NOT_CLOSED', { start, end: start + 1 }, ['['])
  const character = String.fromCodePoint(text.codePointAt(start)!)
  return new FormulaError('UNKNOWN_CHARACTER', { start, end: start + character.length }, [character])
}
