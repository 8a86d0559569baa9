import { ESLint } from 'eslint'
import { join } from 'node:path'
import tseslint from 'typescript-eslint'
import configuration from '../../eslint.config.mjs'
import { root } from '../process/run-program.mjs'

/*
 * The repository's own configuration, on text that stands at an existing file's place; without the rules that look at
 * types, which are not the house's own and would read all of the project for a line.
 */
const overrideConfig = [...configuration, tseslint.configs.disableTypeChecked]
const eslint = new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig })

async function complaints(file, text) {
  const [result] = await eslint.lintText(text, { filePath: join(root, file) })
  return result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)
}

const analysis = 'mfe-analysis/webpack.config.mjs'
const testFile = 'scripts/lint/rules.test.mjs'

test.each([
  ['a feature imports another', analysis, '@energycockpit/mfe-home-portal'],
  ['a feature imports the shell', analysis, '@energycockpit/root-config'],
  ['a feature imports the server', analysis, '@energycockpit/server'],
  ['a feature imports the server by path', analysis, '../server/src/config'],
  ['a feature imports another by path', analysis, '../mfe-home-portal/src/home/home-page'],
  ['shared imports a feature', 'shared/webpack-config/src/public.mjs', '@energycockpit/mfe-analysis'],
  ['shared imports the server', 'shared/webpack-config/src/public.mjs', '../../../server/src/config'],
  [
    'shared imports a package that is not there',
    'shared/webpack-config/src/public.mjs',
    '@energycockpit/mfe-none',
  ],
])('%s: refused', async (_, file, specifier) => {
  for (const text of [
    `import '${specifier}'\n`,
    `export * from '${specifier}'\n`,
    `await import('${specifier}')\n`,
  ])
    expect((await complaints(file, text)).join()).toContain('house/package-boundaries')
})

test.each([
  ['the server imports what draws', 'server/src/config.ts', "import '@energycockpit/ui'"],
  [
    'the server imports the test tools outside a test',
    'server/src/config.ts',
    "import '@energycockpit/testing'",
  ],
  ['the shell imports the server', 'shared/remote/src/public.ts', "import '@energycockpit/server'"],
])('%s: refused', async (_, file, text) => {
  expect((await complaints(file, text)).join()).toContain('house/package-boundaries')
})

test.each([
  ['a subject of the server imports one above it', 'readings/imports/loads.ts', '../../quality/index'],
  ['a room is imported past its index', 'demo/start-demo.ts', '../readings/store/readings-store'],
])('%s: refused', async (_, file, specifier) => {
  for (const text of [
    `import '${specifier}'\n`,
    `export * from '${specifier}'\n`,
    `void import('${specifier}')\n`,
  ])
    expect((await complaints(`server/src/${file}`, text)).join()).toContain('house/subject-order')
})

test('a repository that has a service beside it imports HTTP: refused', async () => {
  const file = 'server/src/calculations/conversion/repository.ts'
  expect((await complaints(file, "import '../../http/problem'\n")).join()).toContain('house/layer-order')
})

test.each([
  ['a feature imports shared packages', analysis, "import '@energycockpit/ui'"],
  [
    'the server imports the contract and pure rules',
    'server/src/config.ts',
    ['contract', 'time', 'units', 'metering-ids', 'models', 'economics']
      .map((name) => `import '@energycockpit/${name}'`)
      .join('\n'),
  ],
  ['a package imports its own files', 'server/src/config.ts', "import './settings'"],
])('%s: allowed', async (_, file, text) => {
  expect(await complaints(file, text)).toEqual([])
})

test.each([
  ["test.skip('a', () => {})", 'nothing is skipped'],
  ["describe.only('a', () => {})", 'nothing is skipped'],
  ["it.only.each([1])('a', () => {})", 'nothing is skipped'],
  ["xit('a', () => {})", 'nothing is skipped'],
  ["test.todo('a')", 'nothing is skipped'],
  ['await new Promise((done) => setTimeout(done, 50))', 'wait for a condition'],
  ['await page.waitForTimeout(50)', 'wait for a condition'],
  ["import { setTimeout as sleep } from 'node:timers/promises'\nawait sleep(5)", 'wait for a condition'],
])('in a test, %s: refused', async (text, message) => {
  expect((await complaints(testFile, text)).join()).toContain(message)
})

test.each(['shared/webpack-config/src/utils.mjs', 'scripts/common/words.mjs', 'scripts/helpers.test.mjs'])(
  'a file called %s: refused',
  async (file) => {
    expect((await complaints(file, 'export {}\n')).join()).toContain('house/plain-names')
  },
)

test('a file of more than 300 lines: refused', async () => {
  expect((await complaints(testFile, 'void 0\n'.repeat(301))).join()).toContain('max-lines')
})
