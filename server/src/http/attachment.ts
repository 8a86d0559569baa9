/** For the header `content-disposition` (RFC 6266): for whoever reads UTF-8, and for everybody else. */
export function attachment(name: string): string {
  const plain = withoutMarks(name)
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

const pairs: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
}

/** Süd is Sued, Café is Cafe. */
const withoutMarks = (name: string) =>
  name
    .normalize('NFC')
    .replace(/[äöüÄÖÜß]/g, (letter) => pairs[letter]!)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
