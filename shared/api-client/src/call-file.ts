import { fileNameOf } from './file-name'

/** A file that the server answered with. */
export interface CallFile {
  /** As the server calls it; undefined where it does not say. */
  name: string | undefined
  content: Blob
}

/** Reads an answer's body to its end. `onProgress` is told how many bytes have come; throws where it breaks off. */
export async function bodyAsFile(
  response: Response,
  onProgress?: (bytes: number) => void,
): Promise<CallFile> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = response.body?.getReader()
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    parts.push(next.value)
    bytes += next.value.length
    onProgress?.(bytes)
  }
  const type = response.headers.get('content-type') ?? ''
  return { name: fileNameOf(response.headers.get('content-disposition')), content: new Blob(parts, { type }) }
}
