import { readAssetManifest } from './asset-manifest'
import { WrongManifestError } from './wrong-manifest-error'

const folder = 'https://portal.example/weather/'
const read = (...entrypoints: unknown[]) => readAssetManifest({ entrypoints }, folder)

describe("a remote's manifest", () => {
  it('names style sheets and scripts relative to its folder, or from the root into it', () => {
    expect(read('static/css/a.css', '/weather/b.css', 'vendor.js', 'static/js/main.1a2b.js')).toEqual({
      version: 'main.1a2b.js',
      stated: undefined,
      styles: [`${folder}static/css/a.css`, `${folder}b.css`],
      scripts: [
        { address: `${folder}vendor.js`, isModule: false },
        { address: `${folder}static/js/main.1a2b.js`, isModule: false },
      ],
    })
  })

  it('says which scripts are ES modules', () => {
    expect(read('a.mjs').scripts[0]?.isModule).toBe(true)
    expect(readAssetManifest({ entrypoints: ['a.js'], type: 'module' }, folder).scripts[0]?.isModule).toBe(
      true,
    )
  })

  it('may list more than this needs, as create-react-app does, and a file twice', () => {
    const content = { files: { 'main.js': '/elsewhere.js' }, entrypoints: ['a.js', './a.js'] }
    expect(readAssetManifest(content, folder).scripts).toHaveLength(1)
  })

  it.each([
    '/other/a.js',
    '/weatherman/a.js',
    '../a.js',
    'static/../../a.js',
    '%2e%2e/a.js',
    'static/..%2f..%2fa.js',
    '..\\a.js',
    '//elsewhere.example/weather/a.js',
    'https://elsewhere.example/weather/a.js',
    'https://portal.example:8443/weather/a.js',
    'http://portal.example/weather/a.js',
    'javascript:alert(1)//.js',
    'data:text/javascript,alert(1)//.js',
    'blob:https://portal.example/weather/a.js',
    'https://portal.example/weather@elsewhere.example/a.js',
    'http://[/a.js',
    'page.html',
    'noextension',
    '',
  ])('is refused when it names %s', (path) => {
    expect(() => read('good.js', path)).toThrow(WrongManifestError)
  })

  it.each([undefined, null, 'x', [], {}, { entrypoints: [] }, { entrypoints: {} }, { entrypoints: [1] }])(
    'is refused when it is %j',
    (content) => {
      expect(() => readAssetManifest(content, folder)).toThrow(WrongManifestError)
    },
  )

  it.each([
    ['the one that it states', '1.4.0-beta+7', '1.4.0-beta+7'],
    ['the file name of its entry when it states none', undefined, 'main.0a1b2c3d.js'],
    ['the same when what it states is none', { major: 1 }, 'main.0a1b2c3d.js'],
    ['the same when what it states is free text', 'of last Tuesday', 'main.0a1b2c3d.js'],
    ['the same when it is endless', '1'.repeat(65), 'main.0a1b2c3d.js'],
  ])('has as its version %s', (_, version, read) => {
    const entrypoints = ['vendor.js', 'static/js/main.0a1b2c3d.js']
    expect(readAssetManifest({ entrypoints, version }, folder).version).toBe(read)
  })

  it('has no version when its entry is called by something that is none', () => {
    expect(read('entr%C3%A9e.js').version).toBeUndefined()
  })

  it('is refused without a script', () => {
    expect(() => read('a.css')).toThrow(WrongManifestError)
  })
})
