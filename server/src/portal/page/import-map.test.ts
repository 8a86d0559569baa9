import { versionOf, type Build } from '../../built-files/build'
import { featureFiles, pageImportMap, scriptsNeeded } from './import-map'

const hash = (start: string) => `sha384-${Buffer.from(start.padEnd(96, '0'), 'hex').toString('base64')}`
const build = (start: string, more: Partial<Build> = {}): Build => ({
  entry: 'entry.js',
  integrity: hash(start),
  styles: [],
  texts: {},
  parts: {},
  preload: [],
  imports: [],
  ...more,
})

const pinned = {
  imports: {
    react: '/libraries/react@1/react.js',
    'react-dom': '/libraries/react-dom@1/react-dom.js',
    'chart.js': '/libraries/chart.js@1/chart.js',
    'root-config': '/root-config/root-config.js',
    analysis: '/analysis/assets/remoteEntry.js',
    'home-portal': '/home-portal/remoteEntry.js',
  },
  integrity: {
    '/libraries/react@1/react.js': 'sha384-react',
    '/libraries/react-dom@1/react-dom.js': 'sha384-dom',
    '/libraries/chart.js@1/chart.js': 'sha384-chart',
  },
}
const builds = {
  'root-config': build('11111111', { imports: ['react-dom'] }),
  analysis: build('22222222', {
    imports: ['react', 'chart.js'],
    styles: [{ file: 'assets/a.0a1b2c3d.css', integrity: 'sha384-style' }],
  }),
}
const libraryImports = { 'react-dom': ['react'], react: [], 'chart.js': [] }
const map = pageImportMap(pinned, builds)
const needed = (feature?: string) =>
  scriptsNeeded(map, builds, libraryImports, feature).map(({ href }) => href)

describe("the page's import map", () => {
  it('gives every built entry its version and its integrity', () => {
    expect(map.imports.analysis).toBe('/analysis/assets/remoteEntry.js?v=22222222')
    expect(map.integrity['/analysis/assets/remoteEntry.js?v=22222222']).toBe(hash('22222222'))
  })

  it('leaves libraries, and features that are not built, as they are', () => {
    expect(map.imports.react).toBe(pinned.imports.react)
    expect(map.imports['home-portal']).toBe('/home-portal/remoteEntry.js')
    expect(map.integrity['/libraries/react@1/react.js']).toBe('sha384-react')
  })

  it('does not change what was pinned', () => {
    expect(pinned.imports.analysis).toBe('/analysis/assets/remoteEntry.js')
  })

  it('changes the version with the content', () => {
    expect(versionOf(build('abcdef0123'))).toBe('abcdef01')
  })
})

describe('scripts to fetch early', () => {
  it('are the shell and what it imports, through libraries', () => {
    expect(needed().sort()).toEqual(
      [
        '/libraries/react-dom@1/react-dom.js',
        '/libraries/react@1/react.js',
        '/root-config/root-config.js?v=11111111',
      ].sort(),
    )
  })

  it('are also the feature of the path and its libraries, each once', () => {
    const scripts = needed('analysis')
    expect(scripts).toContain('/analysis/assets/remoteEntry.js?v=22222222')
    expect(scripts).toContain('/libraries/chart.js@1/chart.js')
    expect(new Set(scripts).size).toBe(scripts.length)
  })

  it.each(['home-portal', 'no-such-feature', 'react'])('are not fetched for %s', (feature) => {
    expect(needed(feature)).toEqual(needed())
  })

  it('carry their integrity', () => {
    for (const { integrity } of scriptsNeeded(map, builds, libraryImports, 'analysis'))
      expect(integrity).toMatch(/^sha384-/)
  })

  it('come to an end where libraries import each other', () => {
    const circle = { 'react-dom': ['react'], react: ['react-dom'] }
    expect(scriptsNeeded(map, builds, circle, undefined)).toHaveLength(3)
  })
})

it('style sheets and texts of features have their address', () => {
  const texts = { de: { file: 'assets/894.0a1b2c3d.js', integrity: 'sha384-texts' } }
  expect(featureFiles({ ...builds, analysis: { ...builds.analysis, texts } })).toEqual({
    analysis: {
      styles: [{ href: '/analysis/assets/a.0a1b2c3d.css', integrity: 'sha384-style' }],
      texts: { de: { href: '/analysis/assets/894.0a1b2c3d.js', integrity: 'sha384-texts' } },
    },
  })
})
