interface PdfParts {
  /** Objects 1, 2, … without their frames. */
  objects: readonly string[]
  /** The page's operators: the object after them. */
  content: string
  /** Which object says what the file is about. */
  info: number
}

/** A PDF of one page (PDF 32000-1, 7.5): header, objects, the table of their places, trailer. */
export async function pdfFile({ objects, content, info }: PdfParts): Promise<Blob> {
  const bytes = new TextEncoder().encode(content)
  const packed = await deflated(bytes)
  const filter = packed ? ' /Filter /FlateDecode' : ''
  const stream = packed ?? bytes
  const parts: (string | Uint8Array<ArrayBuffer>)[] = ['%PDF-1.7\n']
  let length = parts[0]!.length
  const places: number[] = []
  const add = (part: string | Uint8Array<ArrayBuffer>) => {
    parts.push(part)
    length += part.length
  }
  const begin = (number: number) => {
    places[number] = length
    add(`${number} 0 obj\n`)
  }
  objects.forEach((object, place) => {
    begin(place + 1)
    add(`${object}\nendobj\n`)
  })
  const last = objects.length + 1
  begin(last)
  add(`<< /Length ${stream.length}${filter} >>\nstream\n`)
  add(stream)
  add('\nendstream\nendobj\n')
  const table = length
  const rows = places.slice(1).map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  add(`xref\n0 ${last + 1}\n0000000000 65535 f \n${rows.join('')}`)
  add(`trailer\n<< /Size ${last + 1} /Root 1 0 R /Info ${info} 0 R >>\nstartxref\n${table}\n%%EOF\n`)
  return new Blob(parts, { type: 'application/pdf' })
}

/** As zlib has it; nothing where the browser cannot. */
async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (typeof CompressionStream === 'undefined') return undefined
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}
