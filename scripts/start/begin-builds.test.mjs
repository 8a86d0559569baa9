import { BuildFailure } from '../build/build-failure.mjs'
import { beginBuilds } from './begin-builds.mjs'

const first = ['shared/libraries', 'root-config', 'mfe-home-portal']
const rest = ['mfe-analysis', 'mfe-hp']

/** Builds that end when the test says so: `calls` are what was requested, each with its way to succeed or fail. */
function begun(stale = [...first, ...rest]) {
  const calls = []
  const build = (options) => new Promise((succeed, fail) => void calls.push({ ...options, succeed, fail }))
  return { builds: beginBuilds({ build, stale }), calls }
}

test('the first page is built first, and the rest when it is told to', async () => {
  const { builds, calls } = begun()
  expect(calls.map(({ names }) => names)).toEqual([first])
  const all = builds.buildRest()
  calls[0].succeed()
  await builds.firstPage
  await Promise.resolve()
  expect(calls.map(({ names }) => names)).toEqual([first, rest])
  calls[1].succeed()
  await all
})

test('nothing is built after the first page when all else is up to date', async () => {
  const { builds, calls } = begun([])
  expect(builds.underWay()).toEqual(first)
  calls[0].succeed()
  await builds.buildRest()
  expect(calls).toHaveLength(1)
})

test('what remains is known, and whoever follows is told of each change', async () => {
  const { builds, calls } = begun()
  const seen = []
  builds.onChange(() => seen.push(builds.underWay()))
  for (const path of first) calls[0].onEnded(path)
  expect(seen).toEqual([['root-config', 'mfe-home-portal', ...rest], ['mfe-home-portal', ...rest], rest])
})

test('the server has room when one part of the first page has ended', async () => {
  const { builds, calls } = begun()
  let hasRoom = false
  const room = builds.roomForServer.then(() => (hasRoom = true))
  await Promise.resolve()
  expect(hasRoom).toBe(false)
  calls[0].onEnded('root-config')
  await room
})

test('a first page that does not build is told to whoever waits for it, and nothing else is begun', async () => {
  const { builds, calls } = begun()
  const all = builds.buildRest()
  calls[0].fail(new BuildFailure('root-config does not build'))
  for (const promise of [builds.firstPage, builds.roomForServer, all])
    await expect(promise).rejects.toThrow('root-config does not build')
  expect(calls).toHaveLength(1)
})

test('builds under way are ended together', () => {
  const { builds, calls } = begun()
  builds.end()
  expect(calls[0].signal.aborted).toBe(true)
})
