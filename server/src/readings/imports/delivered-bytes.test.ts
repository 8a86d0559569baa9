import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { Problem } from '../../http/problem'
import { deliveredBytes } from './delivered-bytes'

/** `patience`: milliseconds; only what is about the limit meets it. */
const arriving = (packing?: string, patience = 200) => {
  const request = Object.assign(new PassThrough(), {
    headers: packing === undefined ? {} : { 'content-encoding': packing },
    complete: false,
  }) as PassThrough & IncomingMessage
  // As requests do: their errors are told to those who listen.
  request.on('error', () => undefined)
  return { request, bytes: deliveredBytes(request, { patience }) }
}
const problem = async (bytes: AsyncIterable<Buffer>) => {
  const error = await buffer(bytes).catch((error: unknown) => error)
  if (!(error instanceof Problem)) throw new Error('There is no problem', { cause: error })
  return [error.status, error.reasons[0]?.detail]
}

test.each([undefined, 'gzip'])('a sender who pauses for too long is told so (%s)', async (packing) => {
  const { request, bytes } = arriving(packing)
  request.write(packing ? gzipSync('series_id').subarray(0, 12) : 'series_id')
  expect(await problem(bytes)).toEqual([408, 'nothing has arrived for 0.2 seconds'])
  // It is read to its end, so that the answer is read, too.
  request.end('at,value')
  await new Promise((ended) => request.once('end', ended))
})

test('a sender who is slow, but goes on, is waited for; and one for whom we take long', async () => {
  const { request, bytes } = arriving()
  const words = ['series_id', 'at', 'value', 'quality']
  const sending = setInterval(() => {
    const word = words.shift()
    if (word === undefined) {
      clearInterval(sending)
      request.end()
    } else request.write(word)
  }, 100)
  const heard: string[] = []
  for await (const piece of bytes) {
    heard.push(String(piece))
    if (heard.length === 1) await new Promise((sent) => request.once('finish', sent))
  }
  expect(heard.join('')).toBe('series_idatvaluequality')
})

test.each([undefined, 'gzip'])(
  'an upload that breaks off is the fault of neither store (%s)',
  async (packing) => {
    const { request, bytes } = arriving(packing, 30_000)
    request.write(packing ? gzipSync('series_id').subarray(0, 12) : 'series_id')
    setImmediate(() => request.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })))
    expect(await problem(bytes)).toEqual([400, 'the upload broke off'])
  },
)

test('what gzip did not make, or not to its end, is refused', async () => {
  for (const body of [Buffer.from('series_id'), gzipSync('series_id').subarray(0, 20)]) {
    const { request, bytes } = arriving('gzip', 30_000)
    request.complete = true
    request.end(body)
    expect(await problem(bytes)).toEqual([400, 'the body is not what gzip makes'])
  }
})

test.each([undefined, 'gzip'])('so is one that broke off before anybody read it (%s)', async (packing) => {
  const { request, bytes } = arriving(packing, 30_000)
  await new Promise<void>((closed) => request.once('close', closed).destroy())
  expect(await problem(bytes)).toEqual([400, 'the upload broke off'])
})

test('a packing may be written in capitals', async () => {
  const { request, bytes } = arriving('GZip')
  Object.assign(request, { complete: true })
  request.end(gzipSync('series_id'))
  expect(String(await buffer(bytes))).toBe('series_id')
})
