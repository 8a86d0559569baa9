import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../process/run-program.mjs'
import { rooms, subjects, whyNot } from './server-subjects.mjs'

const sources = join(root, 'server/src')

const foldersIn = async (folder) => {
  const entries = await readdir(join(sources, folder), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

test('every subject has its place, and every folder of a room', async () => {
  expect((await foldersIn('.')).sort()).toEqual([...subjects].sort())
  for (const [room, folders] of Object.entries(rooms))
    expect((await foldersIn(room)).sort()).toEqual([...folders].sort())
})

test.each([
  ['a lower subject imports a higher one', 'http/server.ts', 'identity/issuer'],
  ['a room imports one above it', 'readings/imports/routes.ts', 'quality/index'],
  ['a room imports another past its index', 'quality/checks/routes.ts', 'readings/store/readings-store'],
  ['a subject imports a room past its index', 'demo/start-demo.ts', 'readings/store/readings-store'],
  ['so does the composition', 'main.ts', 'readings/store/readings-store'],
  ['a folder of a room imports a higher one', 'readings/imports/routes.ts', 'readings/meter-readings/routes'],
  ['a folder of a room imports what puts it together', 'readings/imports/loads.ts', 'readings/routes'],
  ['a room imports its own index', 'readings/imports/loads.ts', 'readings/index'],
  ['a subject imports the composition', 'http/server.ts', 'register-subjects'],
  ['what everybody imports imports a subject', 'config.ts', 'http/server'],
  ['a subject that has no place', 'weather/routes.ts', 'http/server'],
  ['a folder that has no place', 'readings/weather/routes.ts', 'readings/store/bound'],
])('%s: refused', (_, from, to) => {
  expect(whyNot(from, to)).toEqual(expect.any(String))
})

test.each([
  ['a higher subject imports a lower one', 'identity/routes.ts', 'http/problem'],
  ['a room imports one below it', 'quality/checks/routes.ts', 'readings/index'],
  ['folders of a room, downwards', 'readings/meter-readings/routes.ts', 'readings/imports/loads'],
  ['what puts a room together imports all of it', 'readings/routes.ts', 'readings/meter-readings/routes'],
  ['the settings, by whomever', 'readings/store/readings-store.ts', 'config'],
  ['a test, wherever it has to look', 'readings/imports/turns.test.ts', 'quality/checks/routes'],
])('%s: allowed', (_, from, to) => {
  expect(whyNot(from, to)).toBeUndefined()
})
