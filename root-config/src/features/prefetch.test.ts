import { waitFor } from '@testing-library/dom'
import 'systemjs/dist/system.js'
import { prefetchFeature } from './prefetch'

const hints = () =>
  [...document.head.querySelectorAll('link')].map(
    (link) => `${link.rel} ${link.as} ${link.getAttribute('href')}`,
  )
const sheet = { href: '/analysis/a.css', integrity: 'sha384-a' }
const texts = { href: '/analysis/en.js', integrity: 'sha384-e' }

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
    prefetchFeature({ ...files, address: '/analysis/entry.js?v=1' })
    const expected = [
      'prefetch script /analysis/entry.js?v=1',
      'prefetch style /analysis/a.css',
      'prefetch script /analysis/en.js',
    ]
    expect(hints()).toEqual(expected)
    prefetchFeature({ ...files, address: '/analysis/entry.js?v=1' })
    expect(hints()).toEqual(expected)
  })

  it('is fetched anew when a deployment has changed it, and the hints go when they are done', () => {
    prefetchFeature({ ...files, address: '/analysis/entry.js?v=2', texts: undefined })
    expect(hints()).toHaveLength(2)
    document.head.querySelectorAll('link').forEach((link) => link.dispatchEvent(new Event('load')))
    expect(hints()).toEqual([])
  })
})

describe('a feature of a third party', () => {
  const weather = { featureId: 'weather', address: undefined, styles: [], texts: undefined }

  it('is requested again after its manifest could not be had, and then only once', async () => {
    answer(404, {})
    prefetchFeature(weather)
    await waitFor(() => expect(fetch).toHaveBeenCalled())
    expect(hints()).toEqual([])

    answer(200, { entrypoints: ['a.css', 'main.mjs'] })
    await waitFor(() => {
      prefetchFeature(weather)
      expect(hints()).toEqual([
        `prefetch style ${location.origin}/weather/a.css`,
        `prefetch script ${location.origin}/weather/main.mjs`,
      ])
    })
    prefetchFeature(weather)
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(hints()).toHaveLength(2)
  })
})
