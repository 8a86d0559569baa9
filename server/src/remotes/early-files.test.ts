import { temporaryFolder, waitFor } from '@energycockpit/testing'
import { rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { earlyFilesOf, readEarlyFiles } from './early-files'
import type { Remote } from './remotes-file'

const manifest = (entrypoints: unknown, type?: string) => JSON.stringify({ entrypoints, type })
const remote = (source: Remote['source']): Remote => ({ id: 'weather', source, imports: {}, menu: [] })

test('tells scripts, modules and style sheets apart', () => {
  expect(earlyFilesOf('weather', manifest(['./main.css', 'static/main.js', 'app.mjs']))).toEqual({
    styles: ['/weather/main.css'],
    scripts: ['/weather/static/main.js'],
    modules: ['/weather/app.mjs'],
  })
  expect(earlyFilesOf('weather', manifest(['main.js'], 'module'))).toMatchObject({
    scripts: [],
    modules: ['/weather/main.js'],
  })
})

test.each([
  '../analysis/main.js',
  '/analysis/main.js',
  'https://elsewhere.example/main.js',
  'a/..%2f/main.js',
])('hints at nothing outside of the folder: %s', (path) => {
  expect(earlyFilesOf('weather', manifest([path]))).toEqual({ styles: [], scripts: [], modules: [] })
})

test.each(['', '<!doctype html>', '{}', manifest([]), manifest('main.js'), manifest([1])])(
  'hints at nothing for what is no manifest: %j',
  (text) => expect(earlyFilesOf('weather', text)).toBeUndefined(),
)

test('reads a folder as it is now', async () => {
  const folder = await temporaryFolder('early-files')
  const filesOf = readEarlyFiles([remote({ folder })])
  expect(await filesOf('weather')).toBeUndefined()
  await writeFile(join(folder, 'asset-manifest.json'), manifest(['one.js']))
  expect(await filesOf('weather')).toMatchObject({ scripts: ['/weather/one.js'] })
  await writeFile(join(folder, 'asset-manifest.json'), manifest(['two.js']))
  expect(await filesOf('weather')).toMatchObject({ scripts: ['/weather/two.js'] })
  expect(await filesOf('another')).toBeUndefined()
  await rm(folder, { recursive: true })
})

test('waits for no third party, and knows later what it said', async () => {
  let answer: () => void = () => undefined
  const server = http.createServer((_request, response) => {
    answer = () => response.end(manifest(['far.js']))
    arrived()
  })
  let arrived: () => void = () => undefined
  const requested = new Promise<void>((resolve) => (arrived = resolve))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const filesOf = readEarlyFiles([remote({ address })])

  expect(await filesOf('weather')).toBeUndefined()
  await requested
  expect(await filesOf('weather')).toBeUndefined()
  answer()
  const known = await waitFor('the answer to be known', () => filesOf('weather'))
  expect(known.scripts).toEqual(['/weather/far.js'])
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
