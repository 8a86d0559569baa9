import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** Runs a program of Node in the repository's root with this terminal's input and output; answers its exit code. */
export function runNode(args, options = {}) {
  return run(process.execPath, args, options)
}

/** Runs npm: the one that started this process, else the one on the PATH. */
export function runNpm(args, options = {}) {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('.js')) return runNode([npm, ...args], options)
  return run('npm', args, { shell: process.platform === 'win32', ...options })
}

function run(program, args, options) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(signal === null ? code : 1))
  })
}
