import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Problem } from '../../http/problem'
import type { Sheet } from './read-sheets'

const maxUnpackedBytes = 100_000_000
const maxParts = 200
const maxMegabytes = 512
const maxMilliseconds = 30_000

/** One at a time: each may take half a gigabyte. */
let last: Promise<unknown> = Promise.resolve()

/** The sheets of an XLSX file. Throws a Problem (400) for what is none, and for one that is too large to be read. */
export function readWorkbook(content: Uint8Array): Promise<Sheet[]> {
  const next = last.then(() => inProcess(content))
  last = next.catch(() => undefined)
  return next
}

interface Outcome {
  sheets?: Sheet[]
  failed?: string
}

async function inProcess(content: Uint8Array): Promise<Sheet[]> {
  const child = fork(fileURLToPath(new URL('./workbook-process.mjs', import.meta.url)), {
    execArgv: [`--max-old-space-size=${maxMegabytes}`],
    // What the server was started with is not the process's; Windows starts none without this one.
    env: process.env['SystemRoot'] === undefined ? {} : { SystemRoot: process.env['SystemRoot'] },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), maxMilliseconds)
  try {
    return await new Promise((resolve, reject) => {
      child.once('message', ({ sheets, failed }: Outcome) =>
        sheets ? resolve(sheets) : reject(new Error(failed)),
      )
      child.on('error', reject)
      child.once('exit', () => reject(new Error('it needs too much memory or time')))
      child.send({ content, maxUnpackedBytes, maxParts }, (error) => error && reject(error))
    })
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : ''
    throw new Problem(400, 'FORMAT_UNKNOWN', `the file could not be read as a workbook: ${why}`, { cause })
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
}
