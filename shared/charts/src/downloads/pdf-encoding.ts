/** What WinAnsiEncoding has at 0x80 to 0x9f (PDF 32000-1, annex D.2); '' where it has nothing. */
const signs = [
  ...['€', '', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '', 'Ž', ''],
  ...['', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '', 'ž', 'Ÿ'],
]

/** Codes of control characters and those without a sign: free for what WinAnsiEncoding lacks. */
const freeCodes = [...Array.from({ length: 31 }, (_, place) => place + 1), 0x7f, 0x81, 0x8d, 0x8f, 0x90, 0x9d]

/** Names of the Adobe Glyph List for signs whose name does not follow from their letter and accent. */
const names: Readonly<Record<string, string>> = {
  ...{ '−': 'minus', '≤': 'lessequal', '≥': 'greaterequal', '≠': 'notequal', Δ: 'Delta', '∑': 'summation' },
  ...{ ł: 'lslash', Ł: 'Lslash', đ: 'dcroat', Đ: 'Dcroat', ı: 'dotlessi', '√': 'radical', Σ: 'Sigma' },
}
const accents: Readonly<Record<string, string>> = {
  ...{ '\u0300': 'grave', '\u0301': 'acute', '\u0302': 'circumflex', '\u0303': 'tilde', '\u0304': 'macron' },
  ...{ '\u0306': 'breve', '\u0307': 'dotaccent', '\u0308': 'dieresis', '\u030a': 'ring' },
  ...{ '\u030b': 'hungarumlaut', '\u030c': 'caron', '\u0326': 'commaaccent', '\u0327': 'commaaccent' },
  ...{ '\u0328': 'ogonek' },
}

/**
 * Which code each character has in the file. Beyond WinAnsiEncoding, which holds what German and English are written
 * with, each further character of the file gets a free code and its glyph's name, as long as there are any.
 */
export class PdfEncoding {
  readonly #further = new Map<string, number>()

  codesOf(text: string): number[] {
    // Narrow spaces are no part of it.
    return [...text.replace(/[\u2000-\u200a\u202f\u205f]/g, '\u00a0')].map((sign) => this.#codeOf(sign))
  }

  #codeOf(sign: string): number {
    const code = sign.codePointAt(0)!
    if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return code
    const place = signs.indexOf(sign)
    if (place >= 0) return 0x80 + place
    const known = this.#further.get(sign) ?? freeCodes[this.#further.size]
    if (known === undefined) return 0x3f
    this.#further.set(sign, known)
    return known
  }

  /** As a PDF object. */
  written(): string {
    const differences = [...this.#further].map(([sign, code]) => `${code} /${glyphName(sign)}`)
    return `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [ ${differences.join(' ')} ] >>`
  }
}

function glyphName(sign: string): string {
  const [letter, accent] = sign.normalize('NFD')
  const named = names[sign] ?? (accent && accents[accent] ? `${letter}${accents[accent]}` : undefined)
  const hex = sign.codePointAt(0)!.toString(16).toUpperCase()
  return named ?? (hex.length <= 4 ? `uni${hex.padStart(4, '0')}` : `u${hex}`)
}
