import type { documentTypes } from '@energycockpit/contract'
import { fromBuffer, type Entry, type ZipFile } from 'yauzl'
import { Problem } from '../../http/problem'

type OfficeType = Exclude<(typeof documentTypes)[number], 'text/plain' | 'text/csv' | 'application/pdf'>

/** What a document of 20 MB may unpack to; the office programs themselves would hardly open more. */
const maxUnpackedBytes = 250_000_000
const maxParts = 5_000
const maxMilliseconds = 15_000

const openDocumentText = 'application/vnd.oasis.opendocument.text'
const typeOfPart: Readonly<Record<string, OfficeType>> = {
  'word/document.xml': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'xl/workbook.xml': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
/** Programs inside of documents. */
const isMacro = (name: string) => /(^|\/)(vbaProject\.bin|Basic\/|Scripts\/)/i.test(name)

/**
 * Of an archive which document it is, by its parts; undefined: none that is accepted. Everything in it is unpacked once
 * and counted, with nothing kept of it. Throws a Problem (400) for what is damaged or unpacks to too much.
 */
export async function officeTypeOf(content: Buffer): Promise<OfficeType | undefined> {
  try {
    return await readParts(content)
  } catch (cause) {
    if (cause instanceof Problem) throw cause
    const why = cause instanceof Error ? cause.message : ''
    throw new Problem(400, 'FILE_UNREADABLE', `the document cannot be unpacked: ${why}`, { cause })
  }
}

async function readParts(content: Buffer): Promise<OfficeType | undefined> {
  const names = new Set<string>()
  let type: OfficeType | undefined
  let bytes = 0
  const late = Date.now() + maxMilliseconds
  const zip = await opened(content)
  for await (const entry of entriesOf(zip)) {
    if (names.has(entry.fileName)) throw new Error('it has two parts of one name')
    names.add(entry.fileName)
    if (names.size > maxParts) throw new Error('it has too many parts')
    type ??= typeOfPart[entry.fileName]
    let beginning = Buffer.alloc(0)
    for await (const chunk of await streamOf(zip, entry)) {
      bytes += (chunk as Buffer).length
      if (bytes > maxUnpackedBytes || Date.now() > late) throw new Error('it is too large when unpacked')
      if (beginning.length < 100) beginning = Buffer.concat([beginning, chunk as Buffer])
    }
    // The first part of an OpenDocument file says what the file is.
    if (
      names.size === 1 &&
      entry.fileName === 'mimetype' &&
      beginning.toString('latin1').trim() === openDocumentText
    )
      type = openDocumentText
  }
  const isWhole = type === openDocumentText ? names.has('content.xml') : names.has('[Content_Types].xml')
  return isWhole && ![...names].some(isMacro) ? type : undefined
}

const opened = (content: Buffer) =>
  new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(content, { lazyEntries: true, validateEntrySizes: true }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    ),
  )

const streamOf = (zip: ZipFile, entry: Entry) =>
  new Promise<NodeJS.ReadableStream>((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
  )

/** One after the other, the next one being looked for when it is wanted. */
async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  const next = () =>
    new Promise<Entry | undefined>((resolve, reject) => {
      const end = (found: Entry | undefined, error?: Error) => {
        zip.removeAllListeners()
        if (error) reject(error)
        else resolve(found)
      }
      zip.once('entry', (entry: Entry) => end(entry))
      zip.once('end', () => end(undefined))
      zip.once('error', (error: Error) => end(undefined, error))
      zip.readEntry()
    })
  for (let entry = await next(); entry !== undefined; entry = await next()) yield entry
}
