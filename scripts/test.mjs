import { install } from './install.mjs'
import { root, runNode } from './process/run-program.mjs'
import { takeClock } from './test/moved-clock.mjs'
import { select } from './test/selection.mjs'
import { slowest } from './test/slowest.mjs'

/*
 * npm test [-- NAME…] [--at TIME]
 *
 * Without a name: rules, formatting, types, a build of what is stale, and all tests; where Java and Maven are installed
 * also those against a real Keycloak. With names, only their tests; a name is a project (unit, server, browser), a
 * package (shared/time, time, mfe-analysis) or a part of a file's path. With --changed, types, rules and formatting, and
 * the tests that the changes since main can reach; those against Keycloak where sign-in or session changed.
 * With --at, every clock of the run (tests, servers, pages) shows TIME at the start, such as the last minutes of a year.
 * Keycloak and PostgreSQL have a clock of their own, so what needs them is left out then.
 * Ends with the ten slowest files, those that passed only when they were run once more, and the line `N passed, N failed`.
 */
const { words, environment } = takeClock(process.argv.slice(2))
Object.assign(process.env, environment)
await install()
const { readPackages } = await import('./build/packages.mjs')
const { runJest, testsThatImport } = await import('./test/run-jest.mjs')
const isOfChanges = words.includes('--changed')
const selection = isOfChanges ? await ofChanges() : select(words, readPackages(), root)
const isWhole = selection.everything && words.length === process.argv.length - 2

const counts = []
// Side by side: the rules keep one core busy for longer than the build and the unit tests take; nobody waits for them.
const needsBuild =
  selection.everything || selection.projects.length < 3 || selection.paths.some(needsTheBuild)
const checking = selection.everything || isOfChanges ? check() : []
if (needsBuild) counts.push(await build())
const keycloak = await keycloakTests()
if (selection.paths.length > 0) counts.push(await runJest(selection))
else if (!isOfChanges)
  for (const project of selection.projects) {
    // Are ready when the first server test, which would wait for them with all others, begins.
    if (project === 'unit' && selection.projects.length > 1) makeFolders()
    // Is ready when the tests in the browser are over.
    if (project === 'browser') keycloak?.prepare()
    counts.push(await runJest({ projects: [project], paths: [] }))
  }
if (keycloak) counts.push(await keycloak.run())
counts.push(...(await checking))
if (sum('passed') + sum('failed') === 0) {
  console.error(`No test is in a package, project or file called ${selection.paths.join(' or ')}.`)
  counts.push({ passed: 0, failed: 1 })
}

console.log(slowest(counts.flatMap(({ files = [] }) => files)))
for (const file of counts.flatMap(({ unstable = [] }) => unstable))
  console.log(`\nUNSTABLE ${file} failed beside the others and passed alone: find out why.`)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1

/** What fails here fails again, and says so, in the first test that needs it. A moved clock makes others of its day. */
function makeFolders() {
  if (process.env.ENERGYCOCKPIT_TEST_CLOCK) return
  const program = ['--import', 'tsx', 'shared/testing/src/make-seeded-folders.ts']
  runNode(program, { stdio: 'ignore' }).catch(() => undefined)
}

async function ofChanges() {
  const { changedFiles, reachesKeycloak, reachOf, readJourneys } = await import('./test/changed.mjs')
  const { projects } = await import('./test/selection.mjs')
  const files = changedFiles()
  const { related, paths } = reachOf(files, readPackages(), readJourneys())
  const reached = [...testsThatImport(related, ['unit', 'server']), ...paths]
  return { projects, paths: reached, everything: false, keycloak: reachesKeycloak(files) }
}

function sum(key) {
  return counts.reduce((total, count) => total + count[key], 0)
}

/** The server puts into its pages what the build wrote. */
function needsTheBuild(path) {
  return /^(server|test)\b/.test(path)
}

async function check() {
  const { lint } = await import('./lint.mjs')
  return (await lint()).map(({ passed }) => (passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }))
}

/** Absent where they are not run. */
async function keycloakTests() {
  if (!isWhole && !selection.keycloak) return undefined
  const { keycloakTests } = await import('./test-keycloak.mjs')
  return keycloakTests()
}

async function build() {
  const { buildPackages } = await import('./build/build-packages.mjs')
  try {
    await buildPackages()
    return { passed: 0, failed: 0 }
  } catch (error) {
    console.error(error.message)
    return { passed: 0, failed: 1 }
  }
}
