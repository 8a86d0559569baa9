import type { IncomingMessage } from 'node:http'
import { createGunzip } from 'node:zlib'
import { Problem } from '../../http/problem'

/** Unpacked; a million readings as wordy JSON are half of it. */
const maxBytes = 256 * 1024 * 1024

/** Bigger pieces are fewer ways between the threads that unpack and this one. */
const unpackedAtOnce = 128 * 1024

/** A sender that says nothing for so long is taken for gone. */
const millisecondsWithoutBytes = 60_000

/**
 * The body of a delivery, packed by gzip or not, as it arrives; throws a Problem (415) for any other packing. Reading it
 * throws a Problem for what is too much or cannot be unpacked.
 */
export function deliveredBytes(
  request: IncomingMessage,
  { patience = millisecondsWithoutBytes } = {},
): AsyncIterable<Buffer> {
  // Names of packings are the same in capitals (RFC 9110, 8.4.1).
  const packing = (request.headers['content-encoding'] ?? 'identity').toLowerCase()
  if (packing !== 'identity' && packing !== 'gzip')
    throw new Problem(415, 'FORMAT_UNKNOWN', `Content-Encoding '${packing}': gzip or none is taken`)

  async function* counted(): AsyncGenerator<Buffer> {
    // While it was found out whose it is; nothing tells of that any more.
    if (request.destroyed && !request.readableEnded) throw brokenOff()
    const source = packing === 'gzip' ? request.pipe(createGunzip({ chunkSize: unpackedAtOnce })) : request
    // An upload that breaks off breaks the unpacking off, too; piped streams do not tell each other.
    request.once('close', () => {
      if (!request.complete && source !== request) source.destroy(new BrokenOff())
    })
    const pieces = source.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>
    let count = 0
    try {
      for (;;) {
        const { value: piece, done } = await inTime(pieces.next(), patience)
        if (done === true) return
        count += piece.length
        if (count > maxBytes)
          throw new Problem(413, 'TOO_MANY_READINGS', `the body is longer than ${maxBytes} bytes`)
        yield piece
      }
    } catch (error) {
      throw problemOf(error)
    } finally {
      // Whoever still sends would otherwise never come to reading the answer.
      if (source !== request) request.unpipe(source as NodeJS.WritableStream)
      request.resume()
    }
  }

  return counted()
}

class BrokenOff extends Error {
  readonly code = 'ECONNRESET'
}

const brokenOff = (cause?: unknown) =>
  new Problem(400, 'VALIDATION_FAILED', 'the upload broke off', { cause })

/** What the sender did and not we. */
function problemOf(error: unknown): unknown {
  const { code = '' } = error as { code?: string }
  if (code.startsWith('Z_'))
    return new Problem(400, 'VALIDATION_FAILED', 'the body is not what gzip makes', { cause: error })
  if (code === 'ECONNRESET') return brokenOff(error)
  return error
}

/** Throws a Problem (408) when nothing comes. */
async function inTime<T>(coming: Promise<T>, patience: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const detail = `nothing has arrived for ${patience / 1000} seconds`
    timer = setTimeout(() => reject(new Problem(408, 'VALIDATION_FAILED', detail)), patience)
  })
  try {
    return await Promise.race([coming, late])
  } finally {
    clearTimeout(timer)
  }
}
