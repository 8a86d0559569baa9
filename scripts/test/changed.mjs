import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../process/run-program.mjs'

/** Journeys that pass through everything once, for changes of what all features stand on. */
const smoke = ['test/journeys/sign-in.test.ts', 'test/routes/portal-routes.test.ts']

/** The files that differ from where this branch left `base`, also those that are not committed; removed ones are not. */
export function changedFiles(base = 'main') {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const [start] = git('merge-base', 'HEAD', base)
  return [
    ...new Set([
      ...git('diff', '--name-only', '--diff-filter=d', start),
      ...git('ls-files', '-o', '--exclude-standard'),
    ]),
  ].sort()
}

/**
 * What a change can reach.
 *
 * - `related`: files whose tests jest finds by what they import (unit and server)
 * - `paths`: test files and folders to run besides: jest does not see what a test reaches through a server or a page.
 *   Of the server, those beside what has changed
 *
 * `packages` are those of the workspace, `journeys` the test files below test/ as `{ path, text }`.
 */
export function reachOf(files, packages, journeys) {
  const related = files.filter((file) => /\.(ts|tsx|mjs|json)$/.test(file) && !file.startsWith('test/'))
  const besideThem = files.map((file) => /^server\/src\/.+\//.exec(file)?.[0]).filter(Boolean)
  return { related, paths: [...new Set([...besideThem, ...journeysOf(files, packages, journeys)])].sort() }
}

/** Sign-in, session and what a log-in waits for are the same with a real Keycloak, whose tests take two minutes. */
export const reachesKeycloak = (files) =>
  files.some((file) =>
    /^(keycloak|scripts\/keycloak|test\/keycloak|shared\/identity|server\/src\/(identity|gateway|sessions|blocking|account))\//.test(
      file,
    ),
  )

function journeysOf(files, packages, journeys) {
  const changedThere = files.filter((file) => file.startsWith('test/'))
  const own = changedThere.filter((file) => file.endsWith('.test.ts'))
  // A helper of journeys reaches those beside it that name it.
  const helped = changedThere
    .filter((file) => !own.includes(file))
    .map((file) => file.replace(/^.*\//, '').replace(/\.[^.]+$/, ''))
    .flatMap((name) => journeys.filter(({ text }) => text.includes(`/${name}'`)).map(({ path }) => path))
  const named = packages
    .filter(({ path }) => path.startsWith('mfe-'))
    .flatMap(({ path }) => journeysOfFeature(path, files, journeys))
  const isForAll = files.some(
    (file) => /^(shared|root-config|server)\/.*src\//.test(file) && !/\.test\./.test(file),
  )
  return [...own, ...helped, ...named, ...(isForAll ? smoke : [])]
}

/** Those that name a page whose folder has changed; those of the whole feature where something beside its pages has. */
function journeysOfFeature(folder, files, journeys) {
  const changed = files.filter((file) => file.startsWith(`${folder}/src/`))
  const address = new RegExp(`/platform/${folder.slice('mfe-'.length)}[/?'\`]`)
  const ofFeature = journeys.filter(
    ({ path, text }) => path.startsWith('test/journeys/') && address.test(text),
  )
  const found = changed.flatMap((file) => {
    const page = file.slice(`${folder}/src/`.length).split('/').slice(0, -1)[0]
    const ofPage = ofFeature.filter(({ text }) => text.includes(`/${page}`))
    return ofPage.length > 0 ? ofPage : ofFeature
  })
  return found.map(({ path }) => path)
}

/** All test files of the browser project, with their text. */
export function readJourneys() {
  return readdirSync(join(root, 'test'), { recursive: true })
    .map((file) => join('test', file).replaceAll('\\', '/'))
    .filter(
      (path) => path.endsWith('.test.ts') && !path.includes('/keycloak/') && !path.includes('node_modules'),
    )
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
