import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readPackages, root } from '../build/packages.mjs'
import houseRules from './house-rules.mjs'

/*
 * The repository's own configuration, on a house of the same packages that has nothing but the texts to be refused or
 * allowed, each in a file of its own. What looks at types is left out: none of it is ours.
 */
const cases = []
let complaints

/** `text` stands in `folder`; its name ends as given, unless `as` says what the whole file is called. */
function inFolder(name, folder, text, check, { ending = '.ts', as } = {}) {
  const file = join(folder, as ?? `case-${cases.length}${ending}`)
  cases.push({ file, text })
  test(name, () => check(complaints.filter(({ filename }) => filename === file)))
}

const refusedBy = (rule, message) => (found) => {
  expect(found.map(({ code }) => code)).toContain(rule)
  if (message) expect(found.map(({ message }) => message).join()).toContain(message)
}
const allowed = (found) => expect(found).toEqual([])

const importsOf = (specifier) => [
  `import '${specifier}'\n`,
  `export * from '${specifier}'\n`,
  `await import('${specifier}')\n`,
]

beforeAll(() => {
  const house = mkdtempSync(join(tmpdir(), 'house-'))
  try {
    for (const path of ['package.json', '.oxlintrc.json', 'scripts/lint', 'scripts/build'])
      cpSync(join(root, path), join(house, path), { recursive: true })
    for (const { path } of readPackages()) write(house, join(path, 'package.json'), manifestOf(path))
    for (const { file, text } of cases) write(house, file, text)
    complaints = complaintsIn(house)
  } finally {
    rmSync(house, { recursive: true })
  }
})

const manifestOf = (path) => readFileSync(join(root, path, 'package.json'))

function write(house, file, text) {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), text)
}

function complaintsIn(house) {
  const program = join(root, 'node_modules/oxlint/bin/oxlint')
  const configuration = JSON.parse(
    readFileSync(join(house, '.oxlintrc.json'), 'utf8').replace(/^\s*\/\/.*$/gm, ''),
  )
  configuration.options.typeAware = false
  writeFileSync(join(house, '.oxlintrc.json'), JSON.stringify(configuration))
  const { stdout } = spawnSync(process.execPath, [program, '--format=json'], { cwd: house, encoding: 'utf8' })
  return JSON.parse(stdout).diagnostics
}

const analysis = 'mfe-analysis/src'
const shared = 'shared/webpack-config/src'

for (const [name, folder, specifier] of [
  ['a feature imports another', analysis, '@energycockpit/mfe-home-portal'],
  ['a feature imports the shell', analysis, '@energycockpit/root-config'],
  ['a feature imports the server', analysis, '@energycockpit/server'],
  ['a feature imports the server by path', analysis, '../../server/src/config'],
  ['a feature imports another by path', analysis, '../../mfe-home-portal/src/home/home-page'],
  ['shared imports a feature', shared, '@energycockpit/mfe-analysis'],
  ['shared imports the server', shared, '../../../server/src/config'],
  ['shared imports a package that is not there', shared, '@energycockpit/mfe-none'],
  ['the server imports what draws', 'server/src', '@energycockpit/ui'],
  ['the server imports the test tools outside a test', 'server/src', '@energycockpit/testing'],
  ['the shell imports the server', 'shared/remote/src', '@energycockpit/server'],
])
  for (const text of importsOf(specifier))
    inFolder(`${name}, ${text.slice(0, 6)}: refused`, folder, text, refusedBy('house(package-boundaries)'))

for (const [name, folder, specifier] of [
  ['a subject of the server imports one above it', 'readings/imports', '../../quality/index'],
  ['a room is imported past its index', 'demo', '../readings/store/readings-store'],
])
  for (const text of importsOf(specifier))
    inFolder(
      `${name}, ${text.slice(0, 6)}: refused`,
      `server/src/${folder}`,
      text,
      refusedBy('house(subject-order)'),
    )

const conversion = 'server/src/calculations/conversion'
inFolder('a service', conversion, 'export {}\n', allowed, { as: 'service.ts' })
inFolder(
  'a repository that has a service beside it imports HTTP: refused',
  conversion,
  "import '../../http/problem'\n",
  refusedBy('house(layer-order)'),
  { as: 'repository.ts' },
)

for (const [name, folder, text] of [
  ['a feature imports shared packages', analysis, "import '@energycockpit/ui'\n"],
  [
    'the server imports the contract and pure rules',
    'server/src',
    ['contract', 'time', 'units', 'metering-ids', 'models', 'economics', 'appearance']
      .map((name) => `import '@energycockpit/${name}'\n`)
      .join(''),
  ],
  ['a package imports its own files', 'server/src', "import './settings'\n"],
])
  inFolder(`${name}: allowed`, folder, text, allowed)

for (const [text, message] of [
  ["test.skip('a', () => {})\n", 'nothing is skipped'],
  ["describe.only('a', () => {})\n", 'nothing is skipped'],
  ["it.only.each([1])('a', () => {})\n", 'nothing is skipped'],
  ["xit('a', () => {})\n", 'nothing is skipped'],
  ["test.todo('a')\n", 'nothing is skipped'],
  ['await new Promise((done) => setTimeout(done, 50))\n', 'wait for a condition'],
  ['await page.waitForTimeout(50)\n', 'wait for a condition'],
  ["import { setTimeout as sleep } from 'node:timers/promises'\nawait sleep(5)\n", 'wait for a condition'],
])
  inFolder(`in a test, ${text.trim()}: refused`, 'scripts', text, refusedBy('house(honest-tests)', message), {
    ending: '.test.mjs',
  })

for (const file of [
  'shared/webpack-config/src/utils.mjs',
  'scripts/common/words.mjs',
  'scripts/helpers.test.mjs',
])
  inFolder(`a file called ${file}: refused`, dirname(file), 'export {}\n', refusedBy('house(plain-names)'), {
    as: file.slice(dirname(file).length + 1),
  })

inFolder(
  'a file of more than 300 lines: refused',
  analysis,
  'void 0\n'.repeat(301),
  refusedBy('eslint(max-lines)'),
)
inFolder(
  'HTML in a page: refused',
  analysis,
  "export const A = () => <p dangerouslySetInnerHTML={{ __html: 'a' }} />\n",
  refusedBy('house(drawn-as-text)'),
  { ending: '.tsx' },
)

for (const text of ['<p>Words</p>', '<p aria-label="Words" />', '<img alt="Words" />', '<p>{0} kWh</p>'])
  inFolder(
    `${text} in a page: refused`,
    analysis,
    `export const A = () => ${text}\n`,
    refusedBy('house(texts-in-files)'),
    { ending: '.tsx' },
  )
inFolder(
  'signs, names in code and words of attributes that nobody reads: allowed',
  analysis,
  'export const A = () => <p className="words"> · <code>variables</code></p>\n',
  allowed,
  { ending: '.tsx' },
)

test('each rule of the house is on', () => {
  const configuration = readFileSync(join(root, '.oxlintrc.json'), 'utf8')
  for (const name of Object.keys(houseRules.rules))
    expect(configuration).toContain(`"house/${name}": "error"`)
})
