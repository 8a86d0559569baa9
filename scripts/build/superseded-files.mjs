import { readFileSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join, relative } from 'node:path'

/*
 * A page that was opened before a new build may still ask for that build's predecessors' chunks. They stay for a
 * week after the build that replaced them; a file's time of change says when it was last part of a build.
 */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000

/** Before a build: what is current now was current until now. */
export function markCurrentFiles(dist, now = new Date()) {
  for (const file of currentFiles(dist)) touch(join(dist, file), now)
}

/** After a build: removes what no build of the last week contained. */
export function removeSupersededFiles(dist, now = new Date()) {
  const current = new Set(currentFiles(dist))
  for (const file of filesBelow(dist)) {
    if (current.has(relative(dist, file))) continue
    if (now.getTime() - statSync(file).mtimeMs > KEPT_FOR) rmSync(file)
  }
}

/** Everything named by the manifests (`build.json` and others) that lie in `dist` itself. */
function currentFiles(dist) {
  const manifests = readSafely(dist).filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
  return manifests.flatMap(({ name }) => [
    name,
    ...(JSON.parse(readFileSync(join(dist, name), 'utf8')).files ?? []),
  ])
}

function touch(file, time) {
  try {
    utimesSync(file, time, time)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}

function filesBelow(folder) {
  return readSafely(folder).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
  )
}

function readSafely(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
}
