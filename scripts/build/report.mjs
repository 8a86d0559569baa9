import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** `mfe-analysis          1.9 s   23.4 kB gzip` */
export function builtLine(one, milliseconds) {
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`
  return `${one.path.padEnd(20)} ${seconds.padStart(7)} ${gzipSize(one)}`
}

export function upToDateLine(one) {
  return `${one.path.padEnd(20)}      up to date`
}

/** Scripts and style sheets of the current build, as a server sends them. */
function gzipSize(one) {
  const dist = join(one.folder, 'dist')
  const { files } = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8'))
  const bytes = files
    .filter((file) => /\.(js|css)$/.test(file))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0)
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB gzip`
}
