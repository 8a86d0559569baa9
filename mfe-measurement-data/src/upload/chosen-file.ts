import { fileKindOf, fileKinds, HEAD_BYTES, KIND_BYTES, MAX_FILE_BYTES } from '@energycockpit/contract'
import { base64Of } from './base64-of'

export const fileFaults = [...fileKinds, 'TOO_LARGE', 'UNREADABLE'] as const
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
    const beginning = new Uint8Array(await bytesOf(file.slice(0, KIND_BYTES)))
    const fault = fileKindOf(beginning, file.size <= KIND_BYTES)
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

const bytesOf = (blob: Blob) => new Response(blob).arrayBuffer()

async function packedBase64(file: File): Promise<string> {
  if (typeof CompressionStream === 'undefined') return base64Of(file)
  const packed = file.stream().pipeThrough(new CompressionStream('gzip'))
  return base64Of(await new Response(packed).blob())
}
