import { fetchManifest } from './fetch-manifest'
import { rememberRelease } from './releases'

const folder = 'https://portal.example/weather/'
let answers: Record<string, { etag?: string; modified?: string; manifest?: object; status?: number }>
let requested: string[]

/** jsdom has no Response; a file is what the server says of it. */
beforeEach(() => {
  answers = {}
  requested = []
  globalThis.fetch = async (address) => {
    const file = String(address).replace(/^.*\//, '')
    requested.push(file)
    const { etag, modified, manifest, status = 200 } = answers[file] ?? { status: 404 }
    const headers = { etag: etag ?? null, 'last-modified': modified ?? null }
    return {
      ok: status === 200,
      status,
      headers: { get: (name: string) => headers[name as 'etag'] ?? null },
      text: async () => JSON.stringify(manifest),
    } as unknown as Response
  }
})

async function opens(own: string): Promise<string[]> {
  const manifest = await fetchManifest(own, new AbortController().signal)
  await rememberRelease(own, manifest)
  return manifest.scripts.map(({ address }) => address.slice(own.length))
}
const deploys = (manifest: object, files: typeof answers = {}) => {
  answers = { 'asset-manifest.json': { manifest }, ...files }
}

test('a stated version gives files that keep their names a new address, and the first its own again', async () => {
  const own = `${folder}stated/`
  const entrypoints = ['vendor.0a1b2c3d.js', 'entry.js']
  deploys({ entrypoints, version: '1' })
  expect(await opens(own)).toEqual(['vendor.0a1b2c3d.js', 'entry.js'])
  deploys({ entrypoints, version: '2+b' })
  expect(await opens(own)).toEqual(['vendor.0a1b2c3d.js', 'entry.js?release=2%2Bb'])
  deploys({ entrypoints, version: '1' })
  expect(await opens(own)).toEqual(['vendor.0a1b2c3d.js', 'entry.js'])
  expect(new Set(requested)).toEqual(new Set(['asset-manifest.json']))
})

test.each(['etag', 'modified'] as const)('without a version the server tells by its %s', async (header) => {
  const own = `${folder}${header}/`
  const manifest = { entrypoints: ['vendor.0a1b2c3d.js', 'entry.js'] }
  const isNow = (said: string) => deploys(manifest, { 'entry.js': { [header]: said } })
  isNow('one')
  expect(await opens(own)).toEqual(['vendor.0a1b2c3d.js', 'entry.js'])
  expect(await opens(own)).toEqual(['vendor.0a1b2c3d.js', 'entry.js'])
  isNow('two')
  expect((await opens(own))[1]).toBe('entry.js?release=two')
  expect((await opens(own))[1]).toBe('entry.js?release=two')
  isNow('one')
  expect((await opens(own))[1]).toBe('entry.js')
  expect(requested).not.toContain('vendor.0a1b2c3d.js')
})

test('a server that says nothing leaves a script what it is', async () => {
  const own = `${folder}silent/`
  deploys({ entrypoints: ['entry.js'] }, { 'entry.js': {} })
  expect([await opens(own), await opens(own)]).toEqual([['entry.js'], ['entry.js']])
  deploys({ entrypoints: ['entry.js'] }, { 'entry.js': { status: 500, etag: 'broken' } })
  expect(await opens(own)).toEqual(['entry.js'])
})
