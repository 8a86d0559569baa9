import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { repositoryRoot } from '../src/repository-root'

const jestFiles = import.meta.dirname

/** How often this process has loaded the module, as a test file sees it. */
const counted = (expected: number) =>
  `test('loads', () => expect(require('./module').count()).toBe(${expected}))`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kept-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs these files of tests in their order in one process, and answers what has become of each test. */
async function run(
  files: Record<string, string>,
  { keep = 'true', environment = 'node-environment.cjs' } = {},
): Promise<Record<string, string[]>> {
  const project = {
    rootDir: folder,
    runtime: path.join(jestFiles, 'kept-runtime.cjs'),
    testEnvironment: path.join(jestFiles, environment),
    transform: {},
    testSequencer: path.join(folder, 'sequencer.js'),
  }
  const all = {
    ...files,
    'module.js': 'let calls = 0; module.exports = { count: () => (calls += 1) }',
    'sequencer.js': `const Sequencer = require('${path.join(repositoryRoot, 'node_modules/@jest/test-sequencer')}').default
      module.exports = class extends Sequencer { sort(tests) { return tests.sort((a, b) => a.path < b.path ? -1 : 1) } }`,
    'package.json': '{}',
    'jest.config.json': JSON.stringify(project),
  }
  for (const [name, text] of Object.entries(all)) await writeFile(path.join(folder, name), text)
  const jest = path.join(repositoryRoot, 'node_modules/jest/bin/jest.js')
  const args = [jest, '--runInBand', '--json', '--config', 'jest.config.json', ...Object.keys(files)]
  const env = { ...process.env, ENERGYCOCKPIT_TEST_KEEP: keep }
  const output = await new Promise<string>((resolve) =>
    execFile(process.execPath, args, { cwd: folder, env }, (_, written) => resolve(written)),
  )
  const { testResults } = JSON.parse(output) as { testResults: Result[] }
  return Object.fromEntries(
    testResults
      .map(({ name, message, assertionResults }): [string, string[]] => [
        path.basename(name),
        assertionResults.length > 0 ? assertionResults.map(({ status }) => status) : [message],
      ])
      .sort(),
  )
}

interface Result {
  name: string
  message: string
  assertionResults: { status: string }[]
}

test('modules stay for the next file, unless one has failed, could not be loaded or replaces modules', async () => {
  const found = await run({
    'a.test.js': `${counted(1)}; test('leaves', () => {
      process.env.LEFT = 'a'; globalThis.left = 'a'; globalThis.fetch = undefined; Map.prototype.get = undefined })`,
    'b.test.js': `${counted(2)}; test('nothing is left', () =>
      expect([process.env.LEFT, globalThis.left, typeof fetch, typeof Map.prototype.get])
        .toEqual([undefined, undefined, 'function', 'function']))`,
    'c.test.js': `${counted(3)}; test('fails', () => expect(1).toBe(2))`,
    'd.test.js': `require('./module').count(); throw new Error('cannot be loaded')`,
    'e.test.js': counted(1),
    'f.test.js': `jest.mock('./none', () => ({}), { virtual: true }); ${counted(1)}`,
    'g.test.js': counted(2),
  })
  expect(found).toEqual({
    'a.test.js': ['passed', 'passed'],
    'b.test.js': ['passed', 'passed'],
    'c.test.js': ['passed', 'failed'],
    'd.test.js': [expect.stringContaining('cannot be loaded')],
    'e.test.js': ['passed'],
    'f.test.js': ['passed'],
    'g.test.js': ['passed'],
  })
})

test('what a package registers when it is loaded is for each file, and what a file registers is its own', async () => {
  const page = `
    require('./node_modules/page')
    afterEach(() => { globalThis.own = (globalThis.own ?? 0) + 1 })
    test('draws', () => { globalThis.drawn = true })
    test('finds nothing drawn', () => expect(globalThis.drawn).toBe(false))`
  await mkdir(path.join(folder, 'node_modules/page'), { recursive: true })
  const found = await run({
    'node_modules/page/index.js': 'afterEach(() => { globalThis.drawn = false })',
    'a.test.js': page,
    'b.test.js': `${page}; test('one hook each', () => expect(globalThis.own).toBe(2))`,
  })
  expect(found).toEqual({
    'a.test.js': ['passed', 'passed'],
    'b.test.js': ['passed', 'passed', 'passed'],
  })
})

test('nobody of the file before listens to the window, and packages go on', async () => {
  const hears = (expected: string[]) => `
    require('./node_modules/listens')
    test('who hears', () => {
      globalThis.heard = []
      window.dispatchEvent(new Event('call'))
      document.dispatchEvent(new Event('call'))
      expect(heard).toEqual(${JSON.stringify(expected)})
      for (const target of [window, document]) target.addEventListener('call', () => heard.push('file'))
    })`
  await mkdir(path.join(folder, 'node_modules/listens'), { recursive: true })
  const found = await run(
    {
      'node_modules/listens/index.js': `window.addEventListener('call', () => heard.push('package'))`,
      'a.test.js': hears(['package']),
      'b.test.js': hears(['package']),
    },
    { environment: 'browser-like-environment.cjs' },
  )
  expect(found).toEqual({ 'a.test.js': ['passed'], 'b.test.js': ['passed'] })
})

test('without being asked for, each file has its own', async () => {
  const files = { 'a.test.js': counted(1), 'b.test.js': counted(1) }
  expect(await run(files, { keep: 'false' })).toMatchObject({
    'a.test.js': ['passed'],
    'b.test.js': ['passed'],
  })
})
