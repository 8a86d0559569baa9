import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const startsWithin = 180_000
export const administrator = { userName: 'admin', password: 'admin-of-a-test' }

/**
 * With its protection against guessed passwords, Keycloak refuses the right one while the same user is signing in
 * elsewhere: the tests' few users do so in several files at a time.
 */
const signingInTwice = [
  '--spi-brute-force-protector--default-brute-force-detector--allow-concurrent-requests=true',
]

/** It ends before it has gained what optimizing its machine code costs: ten seconds of processor time. */
const compileOnce = '-XX:TieredStopAtLevel=1'

/**
 * Starts a prepared Keycloak on a free port and a temporary folder, with the realm when one is given, and waits until
 * it answers. `env` is what the realm's placeholders and our jar read.
 *
 * Answers `{ url, stop }`: its address before /realms, and its end, after which the folder is gone.
 */
export async function runKeycloak(folder, { realm, env = {}, hostname } = {}) {
  const home = await homeOf(folder)
  if (realm !== undefined) {
    await mkdir(join(home, 'data/import'), { recursive: true })
    await writeFile(join(home, 'data/import', `${realm.realm}-realm.json`), JSON.stringify(realm))
  }
  const port = await freePort()
  const url = `http://localhost:${port}/auth`
  const seenAs = hostname === undefined ? ['--hostname-strict=false', '--proxy-headers=xforwarded'] : []
  const keycloak = spawn(
    'sh',
    [
      join(home, 'bin/kc.sh'),
      'start',
      '--optimized',
      '--import-realm',
      '--cache=local',
      '--http-enabled=true',
      '--http-host=localhost',
      `--http-port=${port}`,
      ...(hostname === undefined ? seenAs : [`--hostname=${hostname}`]),
      ...signingInTwice,
    ],
    {
      // A group of its own, so that the script and its Java end together.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        JAVA_OPTS_APPEND: `${compileOnce} ${process.env.JAVA_OPTS_APPEND ?? ''}`,
        ...env,
        KC_BOOTSTRAP_ADMIN_USERNAME: administrator.userName,
        KC_BOOTSTRAP_ADMIN_PASSWORD: administrator.password,
      },
    },
  )
  let said = ''
  for (const output of [keycloak.stdout, keycloak.stderr])
    output.setEncoding('utf8').on('data', (text) => (said += text))
  const ended = new Promise((resolve) => keycloak.on('close', resolve))
  const end = (signal) => {
    try {
      process.kill(-Number(keycloak.pid), signal)
    } catch (error) {
      if (error.code !== 'ESRCH') throw error
    }
  }
  const endAtOnce = () => end('SIGKILL')
  process.once('exit', endAtOnce)

  async function stop({ beforeRemoval = async () => undefined } = {}) {
    end('SIGTERM')
    const late = setTimeout(endAtOnce, 20_000)
    await ended
    clearTimeout(late)
    process.off('exit', endAtOnce)
    await beforeRemoval(home)
    await rm(home, { recursive: true, force: true })
  }

  try {
    await untilItAnswers(`${url}/realms/${realm?.realm ?? 'master'}`, keycloak)
  } catch (error) {
    await stop()
    throw new Error(`Keycloak does not start. Its output:\n${said.slice(-8000)}`, { cause: error })
  }
  return { url, stop, logs: () => said }
}

/** A folder that looks like the prepared one and has data of its own. */
async function homeOf(folder) {
  const home = await realpath(await mkdtemp(join(tmpdir(), 'energycockpit-keycloak-')))
  await cp(join(folder, 'bin'), join(home, 'bin'), { recursive: true })
  for (const part of ['lib', 'providers', 'conf', 'themes'])
    await symlink(join(folder, part), join(home, part))
  await mkdir(join(home, 'data'))
  await cp(join(folder, 'fresh-tables'), join(home, 'data/h2'), { recursive: true }).catch((error) => {
    if (error.code !== 'ENOENT') throw error
  })
  return home
}

async function untilItAnswers(address, keycloak) {
  const end = Date.now() + startsWithin
  while (Date.now() < end) {
    if (keycloak.exitCode !== null) throw new Error(`It ended with ${keycloak.exitCode}`)
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`It did not answer within ${startsWithin / 1000} seconds`)
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, 'localhost', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
