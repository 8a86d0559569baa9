import { Worker } from 'node:worker_threads'
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
  const next = last.then(() => inWorker(content))
  last = next.catch(() => undefined)
  return next
}

async function inWorker(content: Uint8Array): Promise<Sheet[]> {
  const worker = new Worker(new URL('./workbook-worker.mjs', import.meta.url), {
    workerData: { content, maxUnpackedBytes, maxParts },
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    // What the server was started with is not the worker's.
    execArgv: [],
    env: {},
  })
  const timer = setTimeout(() => void worker.terminate(), maxMilliseconds)
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', ({ sheets, failed }: { sheets?: Sheet[]; failed?: string }) =>
        sheets ? resolve(sheets) : reject(new Error(failed)),
      )
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('it took too long')))
    })
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : ''
    throw new Problem(400, 'FORMAT_UNKNOWN', `the file could not be read as a workbook: ${why}`, { cause })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
