import fc from 'fast-check'

export async function* piecesOf(pieces: Iterable<Buffer>): AsyncGenerator<Buffer> {
  yield* pieces
}

/** Cuts bytes into pieces, some of them empty, at places that have nothing to do with what they say. */
export const cutAnywhere: fc.Arbitrary<(bytes: Buffer) => Buffer[]> = fc
  .array(fc.nat(), { maxLength: 12 })
  .map((places) => (bytes) => {
    const cuts = places.map((place) => place % (bytes.length + 1)).sort((one, other) => one - other)
    return [0, ...cuts].map((from, index) => bytes.subarray(from, cuts[index] ?? bytes.length))
  })
