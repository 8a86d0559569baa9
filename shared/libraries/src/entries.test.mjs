import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as zodMini from 'zod/mini'

const root = resolve(__dirname, '../../..')

test('the shared zod/mini has every function that what runs in the browser calls, and no other', () => {
  const entry = readFileSync(join(__dirname, 'entries/zod-mini.js'), 'utf8')
  const shared = /export \{([^}]+)\}/.exec(entry)[1].match(/\w+/g)
  const called = new Set(browserSources().flatMap(functionsOfZod))
  const functions = [...called].filter((name) => name in zodMini && !isType(name))
  expect(functions.toSorted()).toEqual(shared.toSorted())
})

/** What our sources name of it as types alone, though zod has values of these names, too. */
const isType = (name) => name.startsWith('Zod') || name === 'input' || name === 'output'

/** Of all packages but the server, without tests and what only they use. */
function browserSources() {
  const packages = [
    'root-config',
    ...readdirSync(root).filter((name) => name.startsWith('mfe-')),
    ...readdirSync(join(root, 'shared')).map((name) => `shared/${name}`),
  ]
  return packages
    .filter((name) => name !== 'shared/testing')
    .flatMap((name) =>
      readdirSync(join(root, name, 'src'), { recursive: true })
        .filter((file) => /(?<!\.test|\.testing)\.tsx?$/.test(file))
        .map((file) => readFileSync(join(root, name, 'src', file), 'utf8')),
    )
    .filter((source) => source.includes("from 'zod/mini'"))
}

function functionsOfZod(source) {
  const named = /import \{([^}]+)\} from 'zod\/mini'/.exec(source)?.[1].match(/\w+/g) ?? []
  return [...named, ...[...source.matchAll(/\bz\.(\w+)/g)].map(([, name]) => name)]
}
