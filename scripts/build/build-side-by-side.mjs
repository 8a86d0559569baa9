import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { BuildFailure } from './build-failure.mjs'
import { buildOne } from './build-one.mjs'

/** Each needs most of a core and half a gigabyte. */
const maxAtATime = 4

/**
 * Builds packages in their order, as many at a time as there are cores. `onBuilt(one, { milliseconds, failure })` is
 * called for each as it ends; `failure` is undefined or a BuildFailure. After `signal` nothing is called any more.
 */
export async function buildSideBySide(packages, { onBuilt, signal }) {
  const waiting = [...packages]
  const count = Math.min(availableParallelism(), maxAtATime, packages.length)
  // A process of its own costs a second, and one package alone gains nothing by it.
  if (count === 1 && signal === undefined) return buildHere(waiting, onBuilt)
  await Promise.all(Array.from({ length: count }, () => buildInProcess(waiting, { onBuilt, signal })))
}

async function buildHere(packages, onBuilt) {
  for (const one of packages) {
    const started = performance.now()
    const failure = await buildOne(one)
    onBuilt(one, { failure, milliseconds: performance.now() - started })
  }
}

async function buildInProcess(waiting, { onBuilt, signal }) {
  const worker = fork(join(import.meta.dirname, 'build-worker.mjs'), { execArgv: [] })
  signal?.addEventListener('abort', () => worker.kill('SIGKILL'))
  try {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const { milliseconds, message, stack } = await builtBy(worker, { one, signal })
      if (stack !== undefined) throw new Error(`${one.path} does not build:\n${stack}`)
      onBuilt(one, { milliseconds, failure: message === undefined ? undefined : new BuildFailure(message) })
    }
  } catch (error) {
    // The others end what they have begun.
    waiting.length = 0
    throw error
  } finally {
    if (worker.connected) worker.disconnect()
  }
}

/** What the worker answers; never, when it was ended by the signal. */
function builtBy(worker, { one, signal }) {
  return new Promise((resolve, reject) => {
    const ended = (code, how) => {
      if (signal?.aborted) return
      reject(new Error(`The process that builds ${one.path} ended by itself (${how ?? code}).`))
    }
    worker.once('exit', ended)
    worker.once('message', (answer) => {
      worker.off('exit', ended)
      resolve(answer)
    })
    worker.send({ one })
  })
}
