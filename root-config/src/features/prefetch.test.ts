import { waitFor } from '@testing-library/dom'
import 'systemjs/dist/system.js'
import { prefetchFeature } from './prefetch'

const hints = () =>
  [...document.head.querySelectorAll('link')].map(
    (link) => `${link.rel} ${link.as} ${link.getAttribute('href')}`,
  )
const sheet = { href: '/analysis/a.css', integrity: 'sha384-a' }
const texts = { href: '/analysis/en.js', integrity: 'sha384-e' }

// jsdom loads nothing, so it has none of them.
beforeAll(() => Object.assign(performance, { getEntriesByName: () => [{ transferSize: 700 }] }))
afterEach(() => document.head.replaceChildren())

function answer(status: number, manifest: unknown): void {
  const response = {
    ok: status === 200,
    headers: new Headers(),
    text: () => Promise.resolve(JSON.stringify(manifest)),
  }
  globalThis.fetch = jest.fn().mockResolvedValue(response)
}

describe('a feature of the import map', () => {
  const files = { featureId: 'analysis', styles: [sheet], texts }

  it('is fetched with its style sheets and the texts of the language, once', () => {
    void prefetchFeature({ ...files, address: '/analysis/entry.js?v=1' })
    const expected = [
      'prefetch script /analysis/entry.js?v=1',
      'prefetch script /analysis/en.js',
      'prefetch style /analysis/a.css',
    ]
    expect(hints()).toEqual(expected)
    void prefetchFeature({ ...files, address: '/analysis/entry.js?v=1' })
    expect(hints()).toEqual(expected)
  })

  it('is fetched anew when a deployment has changed it, and the hints go when they are done', async () => {
    const size = prefetchFeature({ ...files, address: '/analysis/entry.js?v=2', texts: undefined })
    expect(hints()).toHaveLength(2)
    document.head.querySelectorAll('link').forEach((link) => link.dispatchEvent(new Event('load')))
    expect(hints()).toEqual([])
    expect(await size).toBe(1_400)
  })
})

describe('a feature of a third party', () => {
  const weather = { featureId: 'weather', address: undefined, styles: [], texts: undefined }

  it('is requested again after its manifest could not be had, and then only once', async () => {
    answer(404, {})
    void prefetchFeature(weather)
    await waitFor(() => expect(fetch).toHaveBeenCalled())
    expect(hints()).toEqual([])

    answer(200, { entrypoints: ['a.css', 'main.mjs'] })
    await waitFor(() => {
      void prefetchFeature(weather)
      expect(hints()).toEqual([
        `prefetch script ${location.origin}/weather/main.mjs`,
        `prefetch style ${location.origin}/weather/a.css`,
      ])
    })
    void prefetchFeature(weather)
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(hints()).toHaveLength(2)
  })
})

describe('whoever saves data, or waits for each byte,', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'gets what they open and nothing else: %j',
    async (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
      expect(await prefetchFeature({ featureId: 'hp', address: '/hp/a.js', styles: [sheet], texts })).toBe(0)
      expect(hints()).toEqual([])
    },
  )
})
