import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from '../process/run-program.mjs'
import { withOwnRemotes } from './own-remotes.mjs'

/**
 * Runs the server as a child process and passes on the signals that it is ended by. `onReady` gets what the server
 * announces, `{ ready: address, logIns: [{ userName, password, who }] }`. The server is told which `builds` are under
 * way, so that requests for their files wait. Answers the exit code.
 */
export function serve({ args, builds, onReady }) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts', ...args], {
    cwd: root,
    env: withOwnRemotes(process.env, root),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // A terminal sends Ctrl+C to every process in the foreground; in a group of its own the server gets it once.
    detached: process.platform !== 'win32',
  })
  if (onReady) child.on('message', onReady)
  const publishBuilds = () => child.connected && child.send({ building: builds.underWay() })
  if (builds) {
    publishBuilds()
    builds.onChange(publishBuilds)
    // It may not have listened before.
    child.once('message', publishBuilds)
  }
  // When this process ends by itself, so does the server.
  process.once('exit', () => child.kill())
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const passOn = onceAtATime((signal) => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  for (const signal of signals) process.on(signal, passOn)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      for (const signal of signals) process.removeAllListeners(signal)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}

/** The terminal and npm each send one Ctrl+C; a second one by the user comes later and ends the server at once. */
function onceAtATime(pass) {
  let last = -Infinity
  return (signal) => {
    if (performance.now() - last < 500) return
    last = performance.now()
    pass(signal)
  }
}
