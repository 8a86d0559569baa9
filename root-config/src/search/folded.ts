const letters: Readonly<Record<string, string>> = { æ: 'a', œ: 'o', ø: 'o', ł: 'l', đ: 'd', ı: 'i', ð: 'd' }

/** A text as the search compares it, in the same way as the server: see its migration 0167. */
export function folded(text: string): string {
  return text
    .replace(/[ßẞ]/g, 'ss')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'`‘’]/g, '')
    .toLowerCase()
    .replace(/[æœøłđıð]/g, (letter) => letters[letter] ?? letter)
    .replace(/([aou])e/g, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
