import { textWidth } from './font-of-downloads'

/** The lines of a text that is no wider than `width`, broken between words, a longer word within itself. */
export function brokenText(text: string, width: number, size: number, isBold: boolean): string[] {
  const fits = (line: string) => textWidth(line, size, isBold) <= width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/ +/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const letter of word) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return line === '' ? lines : [...lines, line]
}
