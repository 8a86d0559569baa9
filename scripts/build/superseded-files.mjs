import { readFileSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join, relative } from 'node:path'
import { copiesOf, isCopy } from './compressed-copies.mjs'
import { storeEntry, storedEntry } from './stored-entries.mjs'

/*
 * A page that was opened before a new build may still ask for that build's predecessors' files. They stay for a
 * week after the build that replaced them; a file's time of change says when it was last part of a build. Chunks have
 * names of their own in each build; an entry has not, so a copy of it is kept under a name that says its version.
 *
 * Another build may be writing into the same folder: what vanishes while it is looked at is gone, and a manifest that
 * is half written says nothing.
 */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000

/** Before a build: what is current now was current until now. */
export function markCurrentFiles(dist, now = new Date()) {
  const manifests = readManifests(dist)
  for (const { content } of manifests) if (content) storeEntry(dist, content)
  for (const file of filesOf(manifests)) touch(join(dist, file), now)
}

/** After a build: removes what no build of the last week contained. */
export function removeSupersededFiles(dist, now = new Date()) {
  const manifests = readManifests(dist)
  // Without knowing what is current nothing may go; the next build tries again.
  if (manifests.some(({ content }) => content === undefined)) return
  const current = new Set(filesOf(manifests))
  for (const file of filesBelow(dist)) {
    if (isCopy(file) || current.has(relative(dist, file))) continue
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (changed === undefined || now.getTime() - changed <= KEPT_FOR) continue
    for (const gone of [file, ...copiesOf(file)]) rmSync(gone, { force: true })
  }
}

/** The manifests (`build.json` and others) that lie in `dist` itself: `[{ name, content }]`, unreadable ones without. */
function readManifests(dist) {
  return readSafely(dist)
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ name }) => ({ name, content: parseSafely(join(dist, name)) }))
}

function parseSafely(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Everything that the manifests name, relative to `dist`. */
function filesOf(manifests) {
  return manifests.flatMap(({ name, content }) => [
    name,
    ...(content?.files ?? []),
    ...(content?.entry ? [storedEntry(content)] : []),
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
