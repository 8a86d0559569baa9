import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

interface Sequencer {
  sort(tests: object[]): { path: string }[]
  time(test: { path: string }): number | undefined
}
const LongestFirst = createRequire(import.meta.url)('./longest-first.cjs') as new () => Sequencer

let folder: string
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'order-'))))
afterAll(() => rm(folder, { recursive: true }))

/** The order of three files, two of which say nothing, after they took so many seconds. */
async function order(seconds: Record<string, number>): Promise<string[]> {
  const texts = { 'large.js': '/* 1 2 3 4 5 6 7 8 9 */', 'small.js': '', 'long.js': '/* @long */' }
  const sequencer = new LongestFirst()
  sequencer.time = (test) => seconds[path.basename(test.path)]
  const tests = await Promise.all(
    Object.entries(texts).map(async ([name, text]) => {
      const file = path.join(folder, name)
      await writeFile(file, text)
      const config = { cache: false }
      return { path: file, context: { config, hasteFS: { getSize: () => text.length } } }
    }),
  )
  return sequencer.sort(tests).map((test) => path.basename(test.path))
}

test('what says that it takes long begins first, the others by their size', async () => {
  expect(await order({})).toEqual(['long.js', 'large.js', 'small.js'])
})

test('what is known of an earlier run counts', async () => {
  expect(await order({ 'large.js': 1, 'small.js': 3, 'long.js': 2 })).toEqual([
    'small.js',
    'long.js',
    'large.js',
  ])
})
