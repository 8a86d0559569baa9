import { createHash } from 'node:crypto'
import { Html } from '../../identity/pages/html'
import { texts } from '../texts'
import { hasContentHash } from '../../built-files/assets'
import { expectedFeature, featureOfPath } from './feature-of-path'
import { readStartGuard } from './guard/start-guard'
import { importsOf } from './library-imports'
import { renderPage, type Page } from './page'

const page: Omit<Page, 'guard'> = {
  title: 'EnergyCockpit',
  needsScript: 'Needs "scripts" & patience',
  nonce: 'bm9uY2U=',
  calls: ['/whoami'],
  callScript: new Html('callEarly()'),
  styleNonce: 'c3R5bGU=',
  startTexts: {
    ...texts.en.start,
    late: { title: 'Patience', detail: '<b>It is late</b>' },
  },
  reference: 'some-reference',
  importMap: { imports: { a: '/a.js' }, integrity: {} },
  scripts: [{ href: '/root-config/start.js?v=1', integrity: 'sha384-s' }],
  preload: {
    scripts: [{ href: '/a.js', integrity: 'sha384-a' }],
    styles: [{ href: '/a.css', integrity: 'sha384-c' }, { href: '/weather/main.css' }],
    modules: ['/weather/main.mjs'],
  },
  fonts: [],
  styles: [],
  themeHref: '/variables/css',
  iconHref: '/favicon.svg',
  data: {
    locale: 'en',
    supportedLocales: ['de', 'en'],
    features: {},
    expectedRemote: null,
    overridesAllowed: false,
    signedIn: true,
    shell: '0a1b2c3d',
  },
}

const render = async (requested: Partial<Page> = {}) =>
  renderPage({ ...page, guard: await readStartGuard(), ...requested })

describe('the page', () => {
  it('cannot be broken out of by its data', async () => {
    const features = { '</script><script>alert(1)</script>': { styles: [], texts: {} } }
    const text = await render({ data: { ...page.data, features } })
    expect(text).not.toContain('<script>alert')
    const block = /<script[^>]*id="portal-page"[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1]
    expect(JSON.parse(block ?? '')).toMatchObject({ features })
  })

  it('escapes its texts', async () => {
    expect(await render()).toContain('Needs &quot;scripts&quot; &amp; patience')
  })

  it('speaks its language and gives every script the nonce', async () => {
    const text = await render()
    expect(text).toContain('<html lang="en">')
    for (const [script] of text.matchAll(/<script[^>]*>/g)) expect(script).toContain('nonce="bm9uY2U="')
  })

  it('offers a nonce for style elements that no script has', async () => {
    const text = await render()
    expect(text).toContain('<meta property="csp-nonce" nonce="c3R5bGU=" />')
    expect(text.match(/c3R5bGU=/g)).toHaveLength(1)
  })

  it('lets the browser fetch early what the feature needs, each as what it is', async () => {
    const text = await render()
    expect(text).toContain('<link rel="preload" as="script" href="/a.js" integrity="sha384-a" />')
    expect(text).toContain('<link rel="preload" as="style" href="/a.css" integrity="sha384-c" />')
    expect(text).toContain('<link rel="preload" as="style" href="/weather/main.css" />')
    expect(text).toContain('<link rel="modulepreload" href="/weather/main.mjs" />')
  })

  it('makes its calls before it lets the browser fetch anything early', async () => {
    const text = await render({ fonts: ['/font.woff2'] })
    const places = ['callEarly()', '<template id="portal-preload">', '/a.js', '/font.woff2'].map((part) =>
      text.indexOf(part),
    )
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    // What stands outside of a template, browsers that read ahead find before they run the first script.
    expect(text.replace(/<template id="portal-preload">[^]*?<\/template>/, '')).not.toContain('rel="preload"')
  })

  it('says itself what is wrong when it does not start, before anything that its scripts wait for', async () => {
    const text = await render({ styles: [{ href: '/a.css', integrity: 'sha384-a' }] })
    expect(text.indexOf('portalGuard')).toBeGreaterThan(0)
    expect(text.indexOf('portalGuard')).toBeLessThan(text.indexOf('<link rel="stylesheet"'))
    expect(text).toContain('Reference some-reference')
    expect(text).toContain('&lt;b&gt;It is late&lt;/b&gt;')
    const [style] = /(?<=<style>)[^]*?(?=<\/style>)/.exec(text)!
    const { styleHash } = await readStartGuard()
    expect(styleHash).toBe(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  })

  it('has the panel of overrides only where they are allowed', async () => {
    expect(await render()).not.toContain('import-map-overrides-full')
    const allowed = await render({ data: { ...page.data, overridesAllowed: true } })
    expect(allowed).toContain('import-map-overrides-full')
  })
})

it.each([
  ['/platform/analysis', 'analysis'],
  ['/platform/analysis/mp-1?from=1#x', 'analysis'],
  ['/platform/home-portal/status', 'home-portal'],
  ['/platform/sankey', 'analysis'],
  ['/platform/registration/x', 'ea'],
  ['/platform/export', 'ea'],
  ['/platform/', undefined],
  ['/platform', undefined],
  ['/elsewhere/analysis', undefined],
])('the feature of %s is %s', (path, feature) => {
  expect(featureOfPath(path)).toBe(feature)
})

describe('the feature to fetch early', () => {
  const menu = [
    { label: 'Home', url: '/platform/home-portal' },
    { label: 'Data', items: [{ label: 'Analysis', url: '/platform/analysis' }] },
  ]

  it.each([
    ['/platform/analysis/mp-1', 'analysis'],
    ['/platform/sankey', 'analysis'],
    ['/platform/home-portal/status', 'home-portal'],
    ['/platform/no-such-feature', 'home-portal'],
    ['/platform/blank/x', undefined],
    ['/platform/blocking-page?actionToken=x', 'blocking'],
    ['/platform/hp/account', 'hp'],
    ['/platform/', undefined],
  ])('is at %s: %s', (path, feature) => {
    expect(expectedFeature(path, menu)).toBe(feature)
  })

  it('is none that the user’s menu does not lead to', async () => {
    expect(expectedFeature('/platform/somewhere', menu.slice(0, 1))).toBe('home-portal')
    // The shell says itself that a role does not show these.
    expect(expectedFeature('/platform/analysis', menu.slice(0, 1))).toBeUndefined()
    expect(expectedFeature('/platform/sankey', menu.slice(0, 1))).toBeUndefined()
  })

  it.each(['/platform/home-portal/static', '/platform/public/home-portal/static', '/platform/hp/account'])(
    'is the home portal for a visitor of %s',
    (path) => {
      expect(expectedFeature(path, undefined)).toBe('home-portal')
    },
  )
})

it.each([
  ['assets/main.0a1b2c3d.js', true],
  ['assets/main.0a1b2c3d.js.map', true],
  ['a.0a1b2c3d4e5f.css', true],
  ['remoteEntry.js', false],
  ['react-dom.js', false],
  ['font.woff2', false],
])('%s is named after its content: %s', (file, expected) => {
  expect(hasContentHash(file)).toBe(expected)
})

it.each([
  ['System.register(["react","react-dom"],function(e){', ['react', 'react-dom']],
  ["System.register(['react'], function(e){", ['react']],
  ['System.register([],function(e){', []],
  ['!function(){}()', []],
  ['', []],
])('%s imports %j', (script, expected) => {
  expect(importsOf(script)).toEqual(expected)
})
