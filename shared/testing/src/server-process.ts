import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { movedClockSettings } from '../clock/move-clock.cjs'
import { bundledServer } from './bundled-server'
import { repositoryRoot } from './repository-root'

/** A server process, its output, and its end. */
export interface ServerProcess {
  readonly pid: number
  /** Everything it has written so far, standard output and error in the order of arrival. */
  logs(): string
  /** Undefined while it runs. */
  exit(): { code: number | null; signal: NodeJS.Signals | null } | undefined
  /** Resolves when it has ended; sends the signal first when one is given. */
  ended(signal?: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/**
 * A server of a test ends before it has gained what optimizing the embedded PostgreSQL's machine code costs, a second of
 * processor time: that begins a thousand times later than otherwise.
 */
const optimizeLate = '--wasm-tiering-budget=1000000000'

/** What the first server leaves of its compiled bundle for the others (run-bundle.cjs) is all that it has compiled. */
const keepCompiled = '--no-flush-bytecode'

const kept = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH']

/**
 * Runs the real server as its sources are now, with these settings and no others from this process's environment:
 * `throughTsx` as `npm start` does, else bundled, which starts sooner.
 */
export async function spawnServer(
  settings: Readonly<Record<string, string>>,
  { throughTsx }: { throughTsx: boolean },
): Promise<ServerProcess> {
  const inherited = Object.fromEntries(
    kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  )
  const program = throughTsx
    ? ['--import', 'tsx', 'server/src/main.ts']
    : [optimizeLate, keepCompiled, await bundledServer()]
  const child = spawn(
    process.execPath,
    ['--require', path.join(import.meta.dirname, 'end-with-parent.cjs'), ...program],
    {
      cwd: repositoryRoot,
      env: { ...inherited, ...settings, ...movedClockSettings(settings) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  return observe(child)
}

function observe(child: ChildProcess): ServerProcess {
  let output = ''
  let exit: ReturnType<ServerProcess['exit']>
  const append = (chunk: string) => (output += chunk)
  child.stdout?.setEncoding('utf8').on('data', append)
  child.stderr?.setEncoding('utf8').on('data', append)
  child.on('error', (error) => append(`\n${error.stack ?? error.message}`))
  const closed = new Promise<NonNullable<typeof exit>>((resolve) =>
    child.on('close', (code, signal) => resolve((exit = { code, signal }))),
  )
  return {
    pid: child.pid ?? -1,
    logs: () => output,
    exit: () => exit,
    ended: (signal) => {
      if (signal && !exit) child.kill(signal)
      return closed
    },
  }
}
