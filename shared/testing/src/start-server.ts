import { rm } from 'node:fs/promises'
import { freePort } from './free-port'
import { readHealth, type Health } from './read-health'
import { copySeededFolder } from './seeded-folder'
import { spawnServer, type ServerProcess } from './server-process'
import { temporaryFolder } from './temporary-folder'
import { waitFor } from './wait-for'

export interface StartServerOptions {
  /** Settings of the server by their names, on top of the test's own (NODE_ENV, PORT, DATA_DIR, DEMO, DEMO_HISTORY). */
  env?: Readonly<Record<string, string>>
  /** A folder of the caller's, used as it is and left behind. Without it: a temporary one, gone after stop(). */
  dataDir?: string
  /**
   * What a temporary folder holds at the start. `loaded` (the default): the demo portfolio, copied from one that is
   * made once. `loading`: empty stores, the demo portfolio is loaded while the server is up. `none`: empty stores, no
   * demo. A folder of the caller's shows a very first start.
   */
  seed?: 'loaded' | 'loading' | 'none'
  /** Starts it as `npm start` does, from its sources, instead of from the bundle that tests make of them: what is measured. */
  throughTsx?: boolean
  /** Milliseconds until the server must answer /rest/health. */
  within?: number
}

export interface RunningServer {
  /** Origin, without a slash at its end. */
  readonly url: string
  readonly dataDir: string
  readonly pid: number
  logs(): string
  exit: ServerProcess['exit']
  /** Asks it to end, waits until it has, and removes its temporary folder. Fails when it ends with an error. */
  stop(): Promise<void>
  /** Ends it as a power cut would. The folder stays, for a start on what is left. */
  kill9(): Promise<void>
}

/** Starts the real server on a free port and waits until it answers. Fails with its output when it ends before. */
export async function startServer(options: StartServerOptions = {}): Promise<RunningServer> {
  const { seed = 'loaded' } = options
  const dataDir = options.dataDir ?? (await folderWith(seed))
  const env: Record<string, string | undefined> = { ...settingsOfTheRun(), ...options.env }
  const port = Number(env.PORT ?? (await freePort('localhost')))
  const demo = { DEMO: String(seed !== 'none'), DEMO_HISTORY: 'false' }
  const settings = { NODE_ENV: 'test', LOG_LEVEL: 'info', ...demo, ...env }
  const server = await spawnServer(
    { ...settings, PORT: String(port), DATA_DIR: dataDir },
    { throughTsx: options.throughTsx ?? false },
  )
  const certificate = env.TLS_CERT
  const url = `${certificate === undefined ? 'http' : 'https'}://localhost:${port}`
  const removeOwnFolder = async () => {
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
  // Also in a folder of the caller's: the hours since it was filled arrive while the server starts.
  const waitForDemo = seed === 'loaded' && settings.DEMO === 'true'
  try {
    await untilItAnswers(server, () => readHealth(url, certificate), {
      waitForDemo,
      within: options.within ?? 60_000,
    })
  } catch (error) {
    await removeOwnFolder()
    throw error
  }
  return {
    url,
    dataDir,
    pid: server.pid,
    logs: server.logs,
    exit: server.exit,
    kill9: async () => void (await server.ended('SIGKILL')),
    stop: async () => {
      if (server.exit() === undefined) await endInOrder(server)
      await removeOwnFolder()
    },
  }
}

/** What every server of this run is started with: the address of a real Keycloak, where there is one. */
function settingsOfTheRun(): Record<string, string> {
  return JSON.parse(process.env.ENERGYCOCKPIT_TEST_SETTINGS ?? '{}') as Record<string, string>
}

async function folderWith(seed: 'loaded' | 'loading' | 'none'): Promise<string> {
  const folder = await temporaryFolder('data')
  await copySeededFolder(folder, seed === 'loaded' ? 'loaded' : 'empty')
  return folder
}

async function untilItAnswers(
  server: ServerProcess,
  health: () => Promise<Health>,
  { waitForDemo, within }: { waitForDemo: boolean; within: number },
): Promise<void> {
  try {
    await waitFor(
      'the server to answer /rest/health',
      async () => {
        if (server.exit() !== undefined) return true
        const { ok, demo } = await health()
        return ok && (!waitForDemo || demo === 'loaded')
      },
      { within },
    )
  } catch (error) {
    await server.ended('SIGKILL')
    throw new Error(`The server does not answer. Its output:\n${server.logs()}`, { cause: error })
  }
  const exit = server.exit()
  if (exit !== undefined)
    throw new Error(`The server ended (${exit.signal ?? exit.code}). Its output:\n${server.logs()}`)
}

async function endInOrder(server: ServerProcess): Promise<void> {
  const late = setTimeout(() => void server.ended('SIGKILL'), 20_000)
  const { code, signal } = await server.ended('SIGTERM')
  clearTimeout(late)
  if (code !== 0) throw new Error(`The server ended with ${signal ?? code}. Its output:\n${server.logs()}`)
}
