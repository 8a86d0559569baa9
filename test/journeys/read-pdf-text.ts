import { inflateSync } from 'node:zlib'

/** Windows code page 1252 is what WinAnsiEncoding is but for a few signs (PDF 32000-1, annex D). */
const winAnsi = new TextDecoder('windows-1252')

/** The texts of a PDF of ours in the order in which they are drawn, after its parts have been found where it says they are. */
export function readPdfText(file: Buffer): string[] {
  const text = file.toString('latin1')
  if (!text.startsWith('%PDF-1.') || !text.trimEnd().endsWith('%%EOF'))
    throw new Error('This is no whole PDF')
  const table = Number(/startxref\s+(\d+)\s+%%EOF/.exec(text)?.[1])
  if (!text.startsWith('xref', table)) throw new Error('The table of the objects is not where the PDF says')
  const places = [...text.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place))
  places.forEach((place, index) => {
    if (!text.startsWith(`${index + 1} 0 obj`, place))
      throw new Error(`Object ${index + 1} is not at its place`)
  })
  const content = /\/Contents (\d+) 0 R/.exec(text)?.[1]
  const at = places[Number(content) - 1]!
  const [header] = /<<.*?>>\s*stream\n/s.exec(text.slice(at))!
  const length = Number(/\/Length (\d+)/.exec(header)![1])
  const begin = text.indexOf(header, at) + header.length
  const operators = inflateSync(file.subarray(begin, begin + length)).toString('latin1')
  return [...operators.matchAll(/BT (.*?) ET/g)].map(([, shown]) =>
    [...shown!.matchAll(/<([0-9a-f]*)> Tj/g)]
      .map(([, hex]) => winAnsi.decode(Buffer.from(hex!, 'hex')))
      .join(''),
  )
}
