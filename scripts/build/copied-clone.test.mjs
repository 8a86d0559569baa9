import { execFile } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './packages.mjs'

const configuration = `
import { microFrontend } from '../shared/webpack-config/src/micro-frontend.mjs'
export default microFrontend({ name: 'small', folder: import.meta.dirname, entryPath: 'entry.js' })`

const program = `
const { runWebpack } = await import(${JSON.stringify(join(root, 'scripts/build/run-webpack.mjs'))})
await runWebpack({ path: 'mfe-small', folder: process.cwd() + '/mfe-small' })`

const files = {
  'package.json': '{ "type": "module" }',
  'package-lock.json': '{}',
  'build.mjs': program,
  'mfe-small/webpack.config.mjs': configuration,
  'mfe-small/src/remote-entry.ts': "import './page.css'\nexport const first = true\n",
  'mfe-small/src/page.css': '.small { color: red }',
}

let folder
let clone
let copy
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'copied-clone-'))
  clone = join(folder, 'clone')
  copy = join(folder, 'copy')
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(clone, name, '..'), { recursive: true })
    writeFileSync(join(clone, name), content)
  }
  // Without the packages that are installed for it alone, as in a copy that leaves them out.
  for (const part of ['package.json', 'src'])
    cpSync(join(root, 'shared/webpack-config', part), join(clone, 'shared/webpack-config', part), {
      recursive: true,
    })
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Answers what it says. */
async function build(cwd) {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['build.mjs'], { cwd })
  return stdout + stderr
}

test('a copy of a built clone builds without a word, its own files, and keeps a cache of its own', async () => {
  expect(await build(clone)).toBe('')
  cpSync(clone, copy, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
  appendFileSync(join(copy, 'mfe-small/src/remote-entry.ts'), 'export const second = true\n')
  expect(await build(copy)).toBe('')

  const built = (of, name) => readFileSync(join(of, 'mfe-small/dist', name), 'utf8')
  expect(built(copy, 'entry.js')).toContain('second')
  expect(built(clone, 'entry.js')).not.toContain('second')
  expect(built(copy, 'entry.js.map')).not.toContain(folder)
  const pack = '.cache/webpack/small/index.pack'
  expect(existsSync(join(copy, pack))).toBe(true)
  expect(readFileSync(join(copy, pack)).includes(clone)).toBe(false)
})
