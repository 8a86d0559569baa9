import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createHash } from 'node:crypto'

const root = resolve(__dirname, '../../..')
const importMap = JSON.parse(readFileSync(join(root, 'importmap.json'), 'utf8'))

/** Builds small libraries of each kind (CommonJS, modules) into a folder of their own, in a process of their own. */
const build = `
  import webpack from 'webpack'
  const { default: configurations } = await import(process.argv[1])
  const chosen = configurations.filter(({ name }) => ['react', 'react-dom', 'single-spa'].includes(name))
  const moved = chosen.map((one) => ({ ...one, output: { ...one.output, path: process.argv[2] } }))
  const compiler = webpack(moved)
  compiler.run((error, stats) => {
    if (error || stats.hasErrors()) throw error ?? new Error(stats.toString())
    compiler.close(() => {})
  })
`

test('a build in another folder gives the bytes that importmap.json pins', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'libraries-'))
  try {
    const configuration = join(root, 'shared/libraries/webpack.config.mjs')
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', build, configuration, folder], {
      cwd: root,
    })
    for (const name of ['react', 'react-dom', 'single-spa']) {
      const hash = createHash('sha384')
        .update(readFileSync(join(folder, `${name}.js`)))
        .digest('base64')
      expect(`${name} sha384-${hash}`).toBe(`${name} ${importMap.integrity[importMap.imports[name]]}`)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})
