import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { accepts } from './accepts-encoding'

const packings = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}
type Packing = keyof typeof packings

/**
 * A large JSON document that is the same for everybody until the server ends: written and packed once, for whoever asks
 * first. Doing that for each request would let a stranger keep the server busy for minutes.
 */
export function sendKept(read: () => unknown) {
  let written: { bytes: Buffer; tag: string } | undefined
  const packed = new Map<Packing, Promise<Buffer>>()

  const inPacking = (bytes: Buffer, packing: Packing): Promise<Buffer> => {
    const known = packed.get(packing) ?? packings[packing](bytes)
    packed.set(packing, known)
    return known
  }

  return async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    if (!written) {
      const bytes = Buffer.from(JSON.stringify(read()))
      written = { bytes, tag: `W/"${createHash('sha256').update(bytes).digest('base64url')}"` }
    }
    const { bytes, tag } = written
    reply.headers({ etag: tag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
    if (headers['if-none-match'] === tag) return reply.code(304).send()
    reply.type('application/json; charset=utf-8')
    const packing = (['br', 'gzip'] as const).find((one) => accepts(headers['accept-encoding'], one))
    if (packing === undefined) return reply.send(bytes)
    return reply.header('content-encoding', packing).send(await inPacking(bytes, packing))
  }
}
