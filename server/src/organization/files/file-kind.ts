import type { documentTypes, FilePurpose } from '@energycockpit/contract'
import { fileTypeFromBuffer } from 'file-type'
import { Problem } from '../../http/problem'
import { officeTypeOf } from './office-file'

type DocumentType = (typeof documentTypes)[number]

/** What stands at the beginning of files is enough to know all but those that are packed. */
const headBytes = 4_096

/**
 * What a file is, by its content alone: names and headers say what they like. Throws a Problem: 415 for what is not
 * accepted for this purpose, 400 for what cannot be read.
 */
export async function kindOfFile(
  content: Buffer,
  purpose: FilePurpose,
  name: string,
): Promise<'IMAGE' | DocumentType> {
  if (content.length === 0) throw new Problem(400, 'FILE_UNREADABLE', 'the file is empty')
  const head = content.subarray(0, headBytes)
  if (isSvg(head))
    throw new Problem(
      415,
      'FILE_SVG_REFUSED',
      'an SVG image can contain scripts and links; save it as PNG and upload that',
    )
  // Of archives their list of parts is read, and not what a library finds in them.
  const isZip = head[0] === 0x50 && head[1] === 0x4b
  // The mark at the beginning of a text in UTF-16 looks like that of music.
  const wide = encodingOfMark(head)
  const mime = isZip ? 'application/zip' : wide ? undefined : (await fileTypeFromBuffer(head))?.mime
  if (mime === 'image/heic' || mime === 'image/heif' || mime === 'image/avif')
    throw new Problem(415, 'FILE_HEIC_REFUSED', `${mime} is not supported; save it as JPEG and upload that`)
  if (purpose !== 'DOCUMENT') {
    if (mime === 'image/jpeg' || mime === 'image/png' || mime === 'image/webp') return 'IMAGE'
    throw refused(`the file is ${mime ?? 'no image'}; images are JPEG, PNG or WebP`)
  }
  const type = isZip ? await officeTypeOf(content) : mime === 'application/pdf' ? mime : undefined
  if (type !== undefined) return type
  if (mime === undefined && isPlainText(content)) return /\.csv$/i.test(name) ? 'text/csv' : 'text/plain'
  throw refused(
    `the file is ${mime ?? 'of an unknown type'}; documents are PDF, DOCX, XLSX, ODT, TXT or CSV, without macros`,
  )
}

const refused = (detail: string) => new Problem(415, 'FILE_TYPE_REFUSED', detail)

/** As far as a browser would draw it as one: with a declaration or comments before it, in whichever encoding. */
const isSvg = (head: Buffer): boolean => /^\s*<[^]*?<?(?:[\w-]+:)?svg[\s>/]/i.test(lettersOf(head))

/** Without a byte order mark, and without the zeros that wider encodings have between the letters that matter here. */
const lettersOf = (head: Buffer): string =>
  head
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^[\xef\xbb\xbf\xfe\xff]+/, '')

function encodingOfMark([first, second]: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/** No signs that no text has. Pages and other markup are no plain text. */
function isPlainText(content: Buffer): boolean {
  const wide = encodingOfMark(content)
  const text = wide ? new TextDecoder(wide).decode(content) : content.toString('latin1')
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  if (/[\0-\x08\x0e-\x1f]/.test(text)) return false
  return !/^\s*<(?:!doctype|!--|html|\?|script|body|head|iframe)/i.test(
    lettersOf(content.subarray(0, headBytes)),
  )
}
