import { execFile, spawn } from 'node:child_process'
import { chown, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { isClockMoved } from '../clock/move-clock.cjs'
import { postgresBinaries } from './postgres-binaries'
import { temporaryFolder } from './temporary-folder'
import { waitFor } from './wait-for'

export interface TemporaryPostgres {
  /** For DATABASE_URL: a database of its own, reached through a socket in a temporary folder. */
  readonly url: string
  /** The folder of its programs. */
  readonly binaries: string
  /** A further, empty database in the same cluster. */
  createDatabase(name: string): Promise<string>
  /** Ends the cluster and removes its folder. */
  stop(): Promise<void>
}

/**
 * A new PostgreSQL cluster with an empty database; undefined where no PostgreSQL server is installed, and where the tests'
 * clock is moved: its own cannot be.
 */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres | undefined> {
  const binaries = postgresBinaries()
  if (binaries === undefined || isClockMoved()) return undefined
  const folder = await temporaryFolder('postgres')
  const owner = await ownerWhenRoot()
  if (owner) await chown(folder, owner.uid, owner.gid)
  const run = (program: string, args: string[]) =>
    promisify(execFile)(path.join(binaries, program), args, { ...owner, cwd: folder })

  await run('initdb', [
    '-D',
    `${folder}/cluster`,
    '-U',
    'portal',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ])
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=60',
  ]
  const server = spawn(
    path.join(binaries, 'postgres'),
    ['-D', `${folder}/cluster`, ...settings.flatMap((setting) => ['-c', setting])],
    { ...owner, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  server.stderr.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  const ended = new Promise<void>((resolve) => server.on('close', () => resolve()))
  const connection = ['-h', folder, '-U', 'portal']
  const createDatabase = async (name: string) => {
    await run('createdb', [...connection, name])
    return `postgresql://portal@localhost/${name}?host=${encodeURIComponent(folder)}`
  }
  try {
    await waitFor('PostgreSQL to answer', async () => (await run('pg_isready', connection), true))
    const url = await createDatabase('energycockpit')
    return {
      url,
      binaries,
      createDatabase,
      stop: async () => {
        server.kill('SIGINT')
        await ended
        await rm(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    server.kill('SIGKILL')
    throw new Error(`PostgreSQL does not start. Its output:\n${output}`, { cause: error })
  }
}

/** PostgreSQL refuses to run as root: then it runs as its own user, or as nobody. */
async function ownerWhenRoot(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!user)
    throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}
