import { restartAttempts } from './attempts'
import { fetchManifest } from './fetch-manifest'
import { RemoteFileError } from './remote-file-error'
import { TruncatedManifestError, WrongManifestError } from './wrong-manifest-error'

const folder = 'https://portal.example/plans/'
const whole = '{"entrypoints": ["main.js"]}'

/** The manifest arrives in these pieces; without an end, the connection breaks after them. */
function answerWith(pieces: string[], { ends }: { ends: boolean }) {
  const body = new ReadableStream({
    pull(controller) {
      const piece = pieces.shift()
      if (piece !== undefined) controller.enqueue(new TextEncoder().encode(piece))
      else if (ends) controller.close()
      else controller.error(new TypeError('network error'))
    },
  })
  const manifest = new Response(body, { headers: { 'content-type': 'application/json' } })
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (address) =>
      String(address).endsWith('asset-manifest.json') ? manifest : new Response('', { status: 404 }),
    )
}
const failure = () =>
  fetchManifest(folder, new AbortController().signal).then(
    ({ scripts }) => scripts.map(({ address }) => address),
    (error: unknown) => error,
  )

test('a whole manifest is read, in however many pieces it arrives', async () => {
  answerWith([whole.slice(0, 9), whole.slice(9)], { ends: true })
  expect(await failure()).toEqual([`${folder}main.js`])
})

test.each([0, 1, 20, whole.length - 1])(
  'one that ends after %d characters is called truncated',
  async (length) => {
    answerWith([whole.slice(0, length)], { ends: true })
    expect(await failure()).toBeInstanceOf(TruncatedManifestError)
  },
)

test('one that is whole and no JSON is damaged', async () => {
  answerWith(["{'entrypoints': ['main.js']}"], { ends: true })
  const error = await failure()
  expect(error).toBeInstanceOf(WrongManifestError)
  expect(error).not.toBeInstanceOf(TruncatedManifestError)
})

test('another try asks past the cache', async () => {
  answerWith([whole], { ends: true })
  const cache = () =>
    jest
      .mocked(fetch)
      .mock.calls.filter(([address]) => String(address).endsWith('asset-manifest.json'))
      .map(([, options]) => options?.cache)
  await failure()
  restartAttempts(folder)
  await failure()
  expect(cache()).toEqual(['no-cache', 'reload'])
})

test('one whose connection breaks did not arrive, and may at the next try', async () => {
  answerWith([whole.slice(0, 20)], { ends: false })
  const error = await failure()
  expect(error).toBeInstanceOf(RemoteFileError)
  expect((error as Error).cause).toBeInstanceOf(TypeError)
})
