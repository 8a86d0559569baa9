import fc from 'fast-check'
import { gzipSync } from 'node:zlib'

/** Bytes that are cut, doubled, turned around and replaced, as happens to files on their way. */
export const damaged = (whole: Buffer): fc.Arbitrary<Buffer> =>
  fc
    .array(damage, { minLength: 1, maxLength: 4 })
    .map((all) => all.reduce((bytes, harm) => harm(bytes), whole))

type Harm = (bytes: Buffer) => Buffer

const put = fc.oneof(
  fc.uint8Array({ maxLength: 4 }).map((bytes) => Buffer.from(bytes)),
  fc
    .constantFrom(
      ...['"', '{', '}', ',', ';', '\n', '\r', '\0', '\ufeff', '9', '-', 'e', '1e400', '9'.repeat(400)],
      ...[
        'x'.repeat(30_000),
        '"'.repeat(9_999),
        '['.repeat(20_000),
        '{"a":'.repeat(20_000),
        '\n'.repeat(5_000),
      ],
      ...[',;'.repeat(3_000), '\ud83c\udf00', '−', '٣', '\u2028'],
    )
    .map((text) => Buffer.from(text)),
)
const place = fc.double({ min: 0, max: 1, noNaN: true })
const at = (bytes: Buffer, where: number) => Math.floor(where * bytes.length)

const damage: fc.Arbitrary<Harm> = fc.oneof(
  fc.tuple(place, fc.nat({ max: 20 }), put).map(([where, removed, put]): Harm => (bytes) => {
    const from = at(bytes, where)
    return Buffer.concat([bytes.subarray(0, from), put, bytes.subarray(from + removed)])
  }),
  fc.tuple(place, fc.nat({ max: 7 })).map(([where, bit]): Harm => (bytes) => {
    const flipped = Buffer.from(bytes)
    if (flipped.length > 0) flipped[at(flipped, where * 0.999)]! ^= 1 << bit
    return flipped
  }),
  place.map(
    (where): Harm =>
      (bytes) =>
        bytes.subarray(0, at(bytes, where)),
  ),
  fc.tuple(place, fc.integer({ min: 2, max: 5 })).map(([where, times]): Harm => (bytes) => {
    const lines = bytes.toString('latin1').split('\n')
    const line = Math.floor(where * 0.999 * lines.length)
    return Buffer.from(
      lines.flatMap((one, n) => (n === line ? Array(times).fill(one) : one)).join('\n'),
      'latin1',
    )
  }),
  fc.constantFrom<Harm>(
    (bytes) => Buffer.from(bytes.toString('utf8'), 'utf16le'),
    (bytes) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
    (bytes) => Buffer.from(bytes.toString('utf8').replaceAll('\n', '\r')),
    (bytes) => Buffer.from(bytes).reverse(),
    (bytes) => gzipSync(bytes),
  ),
)

export const anything = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes))

/** As it is sent: packed well or badly, or not at all. */
export const packed = (bytes: fc.Arbitrary<Buffer>): fc.Arbitrary<Buffer> =>
  fc.oneof(
    { weight: 2, arbitrary: bytes },
    bytes.map((one) => gzipSync(one)),
    bytes.map((one) => gzipSync(one).subarray(0, -9)),
    bytes.map((one) => gzipSync(one)).chain(damaged),
  )
