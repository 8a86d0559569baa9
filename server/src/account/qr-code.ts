import { encode } from 'uqr'

/** Light modules around the code; ISO/IEC 18004 asks for four. */
const border = 4

/** A text as a QR code: the `d` of one SVG path in a viewBox of 0 0 size size, with a rectangle for each dark run. */
export function qrCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border, ecc: 'M' })
  return { size, path: data.map(runsOfRow).join('') }
}

function runsOfRow(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x++
    const width = x - start + 1
    path += `M${start} ${y}h${width}v1h-${width}z`
  }
  return path
}
