import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Keycloak 26 runs on this Java and newer. */
const oldestJava = 17

/** Why no Keycloak can be built and started on this machine; undefined when it can. */
export async function missingTools() {
  if (process.platform === 'win32') return 'on Windows this has not been made to work'
  const java = await versionOf('java', ['-version'], /version "(\d+)/)
  if (java === undefined) return `Java ${oldestJava} is not installed`
  if (Number(java) < oldestJava) return `Java ${oldestJava} is needed, and Java ${java} is installed`
  if ((await versionOf('mvn', ['-v'], /Apache Maven (\d+)/)) === undefined) return 'Maven is not installed'
  return undefined
}

async function versionOf(program, args, pattern) {
  try {
    const { stdout, stderr } = await execute(program, args)
    return pattern.exec(stdout + stderr)?.[1]
  } catch {
    return undefined
  }
}

/** Runs a program without showing what it says; the end of that is in the error when it fails. */
export async function runQuietly(program, args, options = {}) {
  try {
    await execute(program, args, { maxBuffer: 64 * 1024 * 1024, ...options })
  } catch (error) {
    const said = `${error.stdout ?? ''}${error.stderr ?? ''}`.split('\n').slice(-60).join('\n')
    throw new Error(`${program} ${args.join(' ')} failed:\n${said}`, { cause: error })
  }
}
