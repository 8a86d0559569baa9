import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const WORTH_IT = /\.(js|css|svg)$/
/** Below this, a packet carries the file as it is. */
const SMALLEST = 1024

const kinds = {
  '.br': (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
}
const suffixes = Object.keys(kinds)

/** The names of a file's compressed copies; they stand beside it. */
export const copiesOf = (file) => suffixes.map((suffix) => file + suffix)
export const isCopy = (file) => suffixes.some((suffix) => file.endsWith(suffix))

/**
 * Writes compressed copies of what browsers load, once for each build and as small as can be, so that the server need
 * not compress on each request. A copy counts while it is not older than its file: that is how the server knows, too.
 */
export async function writeCompressedCopies(dist) {
  const files = readdirSync(dist, { recursive: true }).filter((file) => WORTH_IT.test(file))
  await Promise.all(files.map((file) => compress(join(dist, file))))
}

async function compress(file) {
  const { mtimeMs, size } = statSync(file)
  if (size < SMALLEST) return
  const stale = suffixes.filter((suffix) => !(changedAt(file + suffix) >= mtimeMs))
  if (stale.length === 0) return
  const content = readFileSync(file)
  await Promise.all(stale.map(async (suffix) => writeFileSync(file + suffix, await kinds[suffix](content))))
}

/** Milliseconds since 1970; undefined when there is no such file. */
function changedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs
}
