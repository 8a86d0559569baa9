import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { elsewhere, inStep } from './install/in-step.mjs'
import { wrongNodeVersion } from './install/node-version.mjs'
import { root, runNpm } from './process/run-program.mjs'

/**
 * Installs what package-lock.json names, where it is not installed yet. Ends the process when that cannot be. `quietly`:
 * standard output is for what the caller prints.
 */
export async function install({ quietly = false } = {}) {
  const { engines } = readJson('package.json')
  const wrong = wrongNodeVersion(process.versions.node, engines.node)
  if (wrong !== undefined) endWith(wrong)
  if (isInstalled()) return
  ;(quietly ? console.error : console.log)('Installing what package-lock.json names …')
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const code = await runNpm(args, quietly ? { stdio: ['inherit', process.stderr, 'inherit'] } : {})
  if (code !== 0) endWith('The packages could not be installed. To fix this, see what npm says above.')
}

function isInstalled() {
  const hidden = 'node_modules/.package-lock.json'
  if (!existsSync(join(root, hidden))) return false
  const installed = readJson(hidden)
  return inStep(readJson('package-lock.json'), installed) && elsewhere(installed).every(exists)
}

const exists = (path) => existsSync(join(root, path))

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

function endWith(message) {
  console.error(message)
  process.exit(1)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await install()
