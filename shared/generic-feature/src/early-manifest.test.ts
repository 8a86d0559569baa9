import { expectRemote, manifestOf } from './early-manifest'

const folder = 'https://portal.example/weather/'
const { signal } = new AbortController()
let requested: string[]
let answer: () => Response

beforeEach(() => {
  requested = []
  globalThis.fetch = (address) => {
    requested.push(String(address))
    return Promise.resolve(answer())
  }
})

/** jsdom has no Response; the manifest is read by these three. */
const manifest = (entry: string, status = 200) =>
  ({
    ok: status === 200,
    headers: new Map([['content-type', 'application/json']]),
    text: async () => JSON.stringify({ entrypoints: [entry] }),
  }) as unknown as Response
const entryOf = async () => (await manifestOf(folder, signal)).scripts[0]?.address

test('a manifest that was requested ahead is taken once, the next opening asks anew', async () => {
  answer = () => manifest('one.js')
  expectRemote(folder)
  answer = () => manifest('two.js')
  expect(await entryOf()).toBe(`${folder}one.js`)
  expect(requested).toHaveLength(1)
  expect(await entryOf()).toBe(`${folder}two.js`)
})

test('one that did not come ahead is requested again', async () => {
  answer = () => manifest('one.js', 502)
  expectRemote(folder)
  answer = () => manifest('two.js')
  expect(await entryOf()).toBe(`${folder}two.js`)
})

test('another remote is not given it', async () => {
  answer = () => manifest('one.js')
  expectRemote(folder)
  expect((await manifestOf('https://portal.example/other/', signal)).scripts[0]?.address).toBe(
    'https://portal.example/other/one.js',
  )
  expect(await entryOf()).toBe(`${folder}one.js`)
})
