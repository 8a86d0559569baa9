/** What a file can be that holds readings, or should, and is no CSV file. */
export const fileKinds = ['EMPTY', 'WORKBOOK', 'DOCUMENT', 'PACKED', 'MSCONS', 'EDIFACT', 'XML'] as const
export type FileKind = (typeof fileKinds)[number]

/** So many bytes of the beginning say what it is. */
export const KIND_BYTES = 1_024

const signatures: readonly [FileKind, readonly number[]][] = [
  ['WORKBOOK', [0xd0, 0xcf, 0x11, 0xe0]],
  ['DOCUMENT', [0x25, 0x50, 0x44, 0x46]],
  ['PACKED', [0x1f, 0x8b]],
  ['PACKED', [0x42, 0x5a, 0x68]],
  ['PACKED', [0x37, 0x7a, 0xbc, 0xaf]],
]
const zip = [0x50, 0x4b, 0x03, 0x04]

const startsWith = (head: Uint8Array, bytes: readonly number[]) =>
  bytes.every((byte, place) => head[place] === byte)

/**
 * What a file is by its first bytes; undefined for text that may be CSV. `isWhole`: nothing comes after them. An XLSX
 * workbook is a ZIP archive, and so is a packed CSV file: the name of the first file in it tells them apart.
 */
export function fileKindOf(bytes: Uint8Array, isWhole: boolean): FileKind | undefined {
  const head = bytes.subarray(0, KIND_BYTES)
  if (startsWith(head, zip)) {
    const name = latin(head.subarray(30, 30 + (head[26] ?? 0)))
    return /\.(?:csv|txt|dat|asc|tsv)$/i.test(name) ? 'PACKED' : 'WORKBOOK'
  }
  const signed = signatures.find(([, signature]) => startsWith(head, signature))
  if (signed) return signed[0]
  // Zeros are every other byte of UTF-16.
  const text = latin(head)
    .replaceAll('\0', '')
    .replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, '')
  const plain = text.trimStart()
  if (plain === '') return isWhole && bytes.length <= KIND_BYTES ? 'EMPTY' : undefined
  if (/^(?:UNA.{6}\s*)?UNB[+:]/.test(plain)) return /UNH\+[^']*MSCONS/.test(plain) ? 'MSCONS' : 'EDIFACT'
  return /^<(?:[?!]|[A-Za-z])/.test(plain) ? 'XML' : undefined
}

const latin = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
