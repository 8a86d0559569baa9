/** Deeper than anybody writes. The parser takes time and stack for each level, up to where the page breaks down. */
const deepestBlock = 20
/** Signs of emphasis in one paragraph: each may open a level. */
const mostEmphasis = 500

/** Quotes and lists that are opened at the beginning of a line. */
const opened = /^(?:[ \t]*(?:>|[-+*](?=\s)|\d{1,9}[.)](?=\s)))+/
const one = />|[-+*](?=\s)|\d{1,9}[.)](?=\s)/g
/** A line across the page is written of the same signs. */
const rule = /^[ \t]*(?:(?:-[ \t]*)+|(?:\*[ \t]*)+)$/

/** Whether a Markdown text nests quotes, lists or emphasis in each other so often that it cannot be drawn. */
export const isTooDeep = (text: string): boolean =>
  text.split(/\r\n?|\n/).some((line) => levelsOf(line) > deepestBlock) ||
  text.split(/\n[ \t]*\n/).some((block) => (block.match(/\*+|_+/g)?.length ?? 0) > mostEmphasis)

const levelsOf = (line: string) => (rule.test(line) ? 0 : (opened.exec(line)?.[0].match(one)?.length ?? 0))
