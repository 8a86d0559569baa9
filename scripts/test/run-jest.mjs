import { execFileSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { root, runNode } from '../process/run-program.mjs'

/**
 * The test files of a browser and those of the server wait for other processes for a quarter of their time, so on two
 * cores there is work for three of them; more would only wait for each other. Unit tests wait for nothing. Keycloak
 * needs a core.
 */
const workers = (projects) => {
  const cores = availableParallelism()
  if (projects.includes('keycloak')) return Math.min(2, cores)
  if (projects.includes('browser')) return Math.min(3, cores + 1)
  return projects.includes('server') ? cores + 1 : cores
}

/** For the workers, too: the embedded PostgreSQL of a test file ends before it has gained what optimizing it costs. */
const optimizeLate = '--wasm-tiering-budget=1000000000'

/** A test file goes on with the modules that the one before it has loaded: shared/testing/jest/kept-environment.cjs. */
const keepModules = { ENERGYCOCKPIT_TEST_KEEP: 'true' }

/** The test files of these projects that import one of `files`, however far; relative to the root. */
export function testsThatImport(files, projects) {
  if (files.length === 0) return []
  const args = ['--listTests', '--json', '--selectProjects', ...projects, '--findRelatedTests', ...files]
  const listed = execFileSync(process.execPath, ['node_modules/jest/bin/jest.js', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return JSON.parse(listed.slice(listed.indexOf('['))).map((file) => relative(root, file))
}

/**
 * Runs the tests of these projects, or those of them whose path contains one of `paths`. Answers
 * `{ passed, failed, files, unstable }`, the files as `{ path, seconds }`. A test that is skipped has not been run and
 * counts as failed; so does a file that cannot be loaded.
 *
 * Files that have failed are run once more, alone and with modules of their own, and what they say then counts: they
 * share the machine, one browser and their modules with others. Those that pass then are `unstable`, and each is a fault
 * of its test or of the product to be found. Many that fail are not: they failed for a reason.
 */
export async function runJest({ projects, paths }) {
  const first = await runOnce(projects, [...paths, '--maxWorkers', workers(projects)], keepModules)
  const counts = { ...countTests(first), files: timesOf(first), unstable: [] }
  const failed = failedFiles(first)
  if (failed.length === 0 || failed.length > maxFailedFiles) return counts
  console.error(`\nOnce more, alone: ${failed.join(', ')}`)
  const again = await runOnce(projects, ['--runInBand', '--runTestsByPath', ...failed], {})
  return { ...counts, ...countTestsAgain(first, again) }
}

const maxFailedFiles = 5

async function runOnce(projects, args, env) {
  const report = join(root, '.cache/jest-report.json')
  await rm(report, { force: true })
  const reporting = ['--json', '--outputFile', report, '--selectProjects', ...projects]
  await runNode([optimizeLate, 'node_modules/jest/bin/jest.js', '--passWithNoTests', ...args, ...reporting], {
    // The report goes to the file; what people read comes through standard error.
    stdio: ['inherit', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  })
  return readReport(report)
}

/** Relative to the root. */
function failedFiles(report) {
  const failed = (report?.testResults ?? []).filter(({ status }) => status !== 'passed')
  return [...new Set(failed.map(({ name }) => relative(root, name)))]
}

/** What counts when the failed files of the `first` report have been run `again`. */
export function countTestsAgain(first, again) {
  const passedNow = (again?.testResults ?? []).filter(({ status }) => status === 'passed')
  const unstable = passedNow.map(({ name }) => relative(root, name))
  const before = (first.testResults ?? []).filter(({ status }) => status === 'passed')
  const passedBefore = before.flatMap(({ assertionResults }) => assertionResults).length
  const { passed, failed } = countTests(again)
  return { passed: passedBefore + passed, failed, unstable }
}

/** How long each test file took. */
const timesOf = (report) =>
  (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    path: relative(root, name),
    seconds: (endTime - startTime) / 1_000,
  }))

async function readReport(report) {
  try {
    return JSON.parse(await readFile(report, 'utf8'))
  } catch {
    return undefined
  }
}

/** `report` is what jest writes with --json; undefined when it ended before writing anything. */
export function countTests(report) {
  if (report === undefined) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = report
  const failed = numFailedTests + numPendingTests + numTodoTests + numRuntimeErrorTestSuites
  return { passed: numPassedTests, failed: failed === 0 && !report.success ? 1 : failed }
}
