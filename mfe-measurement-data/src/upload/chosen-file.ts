import { HEAD_BYTES, MAX_FILE_BYTES } from '@energycockpit/contract'
import { base64Of } from './base64-of'

export const fileFaults = ['EMPTY', 'TOO_LARGE', 'WORKBOOK', 'DOCUMENT', 'PACKED', 'UNREADABLE'] as const
export type FileFault = (typeof fileFaults)[number]

/** A file that somebody chose, with as much of it as a guess needs. */
export interface ChosenFile {
  /** Another one for each choice, also of the same file. */
  id: number
  name: string
  size: number
  /** Its beginning, in base64. */
  head: string
  /** The beginning is all there is. */
  isWhole: boolean
  /** All of it in base64, packed where the browser can. */
  content: () => Promise<string>
}

let lastId = 0

/** Reads the beginning of a file, and says why where it can be no CSV file. */
export async function chosenFile(file: File): Promise<ChosenFile | FileFault> {
  if (file.size === 0) return 'EMPTY'
  if (file.size > MAX_FILE_BYTES) return 'TOO_LARGE'
  try {
    const fault = knownOtherwise(new Uint8Array(await bytesOf(file.slice(0, 8))))
    if (fault) return fault
    let packed: Promise<string> | undefined
    return {
      ...{ id: ++lastId, name: file.name, size: file.size, isWhole: file.size <= HEAD_BYTES },
      head: await base64Of(file.slice(0, HEAD_BYTES)),
      content: () => (packed ??= packedBase64(file)),
    }
  } catch {
    // It was moved, deleted, or is not this user's to read.
    return 'UNREADABLE'
  }
}

const beginnings: readonly [FileFault, readonly number[]][] = [
  ['WORKBOOK', [0x50, 0x4b, 0x03, 0x04]],
  ['WORKBOOK', [0xd0, 0xcf, 0x11, 0xe0]],
  ['DOCUMENT', [0x25, 0x50, 0x44, 0x46]],
  ['PACKED', [0x1f, 0x8b]],
]

const knownOtherwise = (bytes: Uint8Array): FileFault | undefined =>
  beginnings.find(([, beginning]) => beginning.every((byte, place) => bytes[place] === byte))?.[0]

const bytesOf = (blob: Blob) => new Response(blob).arrayBuffer()

async function packedBase64(file: File): Promise<string> {
  if (typeof CompressionStream === 'undefined') return base64Of(file)
  const packed = file.stream().pipeThrough(new CompressionStream('gzip'))
  return base64Of(await new Response(packed).blob())
}
