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
 * Runs the tests of these projects, or those of them whose path contains one of `paths`. Answers `{ passed, failed, files }`, the files as `{ path, seconds }`. A test that is skipped
 * has not been run and counts as failed; so does a file that cannot be loaded.
 */
export async function runJest({ projects, paths }) {
  const report = join(root, '.cache/jest-report.json')
  await rm(report, { force: true })
  const args = [...paths, '--passWithNoTests', '--maxWorkers', workers(projects)]
  const reporting = ['--json', '--outputFile', report, '--selectProjects', ...projects]
  await runNode([optimizeLate, 'node_modules/jest/bin/jest.js', ...args, ...reporting], {
    // The report goes to the file; what people read comes through standard error.
    stdio: ['inherit', 'ignore', 'inherit'],
    env: { ...process.env, ...keepModules },
  })
  const read = await readReport(report)
  return { ...countTests(read), files: timesOf(read) }
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
