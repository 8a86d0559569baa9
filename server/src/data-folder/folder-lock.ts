import { createHash } from 'node:crypto'
import { unlink } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartFailure } from '../start-failure'

export interface FolderLock {
  release(): Promise<void>
}

/**
 * One process per folder. The lock is a socket that this process listens on: the system gives it back however the
 * process ends, so that nothing stale is left by `kill -9`, and whoever finds it taken can ask who has it.
 */
export async function lockFolder(realPath: string): Promise<FolderLock> {
  const address = lockAddress(realPath, process.platform)
  const server = createServer((socket) => socket.on('error', () => undefined).end(`${process.pid}\n`))
  for (let attempt = 1; ; attempt++) {
    if (await listens(server, address)) break
    const holder = await requestHolder(address)
    if (holder !== undefined || attempt === 2) throw taken(realPath, holder ?? '')
    // Only where the socket is a file: it outlived the process that listened on it.
    await unlink(address).catch(() => undefined)
  }
  server.unref()
  return { release: () => new Promise((done) => server.close(() => done())) }
}

/** Linux has names of sockets outside the file system, Windows has pipes; elsewhere it is a file. */
export function lockAddress(realPath: string, platform: NodeJS.Platform): string {
  const name = `energycockpit-${createHash('sha256').update(realPath).digest('hex').slice(0, 32)}`
  if (platform === 'linux') return `\0${name}`
  if (platform === 'win32') return `\\\\.\\pipe\\${name}`
  return join(tmpdir(), `${name}.socket`)
}

function listens(server: Server, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false)
      else reject(error)
    }
    server.once('error', onError)
    server.listen(address, () => {
      server.off('error', onError)
      resolve(true)
    })
  })
}

/** The process id of the one that listens, empty when it does not say, undefined when nobody listens. */
function requestHolder(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(address)
    socket.setTimeout(1000, () => socket.destroy())
    socket.on('data', (bytes) => (answer += bytes.toString('utf8')))
    socket.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? undefined : answer.trim()),
    )
    socket.on('close', () => resolve(answer.trim()))
  })
}

function taken(path: string, processId: string): StartFailure {
  const who = processId === '' ? 'another process' : `the process ${processId}`
  return new StartFailure(
    `the data folder ${path} is in use by ${who}.`,
    'end that process first, or let DATA_DIR name another folder.',
  )
}
