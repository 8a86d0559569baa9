import { isMainThread } from 'node:worker_threads'

/* Loaded into a server that is measured: tells each time its event loop had stood still for long. */
const step = 10
const long = 20
let last = performance.now()
if (isMainThread)
  setInterval(() => {
    const now = performance.now()
    const pause = now - last - step
    last = now
    if (pause > long) process.stderr.write(`event loop stood still for ${pause.toFixed(0)} ms\n`)
  }, step).unref()
