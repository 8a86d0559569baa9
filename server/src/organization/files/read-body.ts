import type { IncomingMessage } from 'node:http'
import { Problem } from '../../http/problem'

/** What all uploads together hold in memory at a time. */
const maxBytesInMemory = 150_000_000
let bytesInMemory = 0

/**
 * Runs `work` with a body of at most so many bytes. Throws a Problem: 413 for one that is longer, which is not read
 * to its end; 400 for one that breaks off; 429 while others fill the memory.
 */
export async function withBody<Result>(
  request: IncomingMessage,
  maxBytes: number,
  work: (read: () => Promise<Buffer>) => Promise<Result>,
): Promise<Result> {
  let held = 0
  try {
    return await work(async () => {
      const tooLong = () => new Problem(413, 'FILE_TOO_LARGE', `the file has more than ${maxBytes} bytes`)
      const announced = Number(request.headers['content-length'] ?? 0)
      if (announced > maxBytes) throw tooLong()
      const parts: Buffer[] = []
      try {
        // Whoever is refused is answered: the rest of the body is thrown away, and not the connection.
        for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
          held += part.length
          bytesInMemory += part.length
          if (held > maxBytes) throw tooLong()
          if (bytesInMemory > maxBytesInMemory)
            throw new Problem(
              429,
              'TOO_MANY_REQUESTS',
              'many files are being uploaded; try again in a minute',
            )
          parts.push(part)
        }
      } catch (cause) {
        if (cause instanceof Problem) throw cause
        throw new Problem(400, 'FILE_UNREADABLE', 'the upload broke off', { cause })
      }
      return Buffer.concat(parts)
    })
  } finally {
    bytesInMemory -= held
  }
}
