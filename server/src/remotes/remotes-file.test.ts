import { roles } from '@energycockpit/contract'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { remoteConfigurations, remoteMenu, remoteScopes, remoteTitles } from './remote-menu'
import { readRemotes, readRemotesFile } from './remotes-file'

const file = '/etc/portal/remotes.json'
const label = { de: 'Wetter', en: 'Weather' }
const one = (remote: object) => ({ remotes: [{ id: 'weather', files: 'weather', ...remote }] })

describe('the file of remotes', () => {
  test('says where the files are, relative to itself or at an address', () => {
    const read = (files: string) => readRemotes(one({ files }), file)[0]?.source
    expect(read('weather/build')).toEqual({ folder: '/etc/portal/weather/build' })
    expect(read('/srv/weather')).toEqual({ folder: '/srv/weather' })
    expect(read('https://weather.example/v1')).toEqual({ address: 'https://weather.example/v1/' })
    expect(read('http://localhost:8080')).toEqual({ address: 'http://localhost:8080/' })
  })

  test('gives menu entries to the roles it names, in the language of the user', () => {
    const remotes = readRemotes(
      one({
        menu: [
          { label, roles: ['ANALYST'] },
          { label, glyph: 'status', url: '/platform/weather/today' },
        ],
      }),
      file,
    )
    const seen = (...numbers: number[]) =>
      remoteMenu(remotes, { roles: numbers, locale: 'de' }).map(({ url }) => url)
    expect(seen(roles.ANALYST)).toEqual(['/platform/weather', '/platform/weather/today'])
    expect(seen(roles.GAME_ADMIN)).toEqual(['/platform/weather/today'])
    expect(remoteMenu(remotes, { roles: [], locale: 'de' })).toEqual([
      { label: 'Wetter', glyph: 'status', url: '/platform/weather/today' },
    ])
  })

  test('titles its pages, if not by a title of their own then by the first menu entry', () => {
    const titles = (remote: object) => remoteTitles(readRemotes(one(remote), file), 'de')
    const title = { de: 'Das Wetter', en: 'The weather' }
    expect(titles({ title, menu: [{ label }] })).toEqual({ weather: 'Das Wetter' })
    expect(titles({ menu: [{ label }] })).toEqual({ weather: 'Wetter' })
    expect(titles({})).toEqual({})
  })

  test('hands on what it is configured with, if it is not too much', () => {
    const configured = (remote: object) => remoteConfigurations(readRemotes(one(remote), file))
    const configuration = { station: 10637, layers: ['rain', { name: 'wind', opacity: 0.5 }], legend: null }
    expect(configured({ configuration })).toEqual({ weather: configuration })
    expect(configured({})).toEqual({})
    expect(() => configured({ configuration: 'rain' })).toThrow(/configuration/)
    expect(() => configured({ configuration: { much: 'x'.repeat(10_000) } })).toThrow(/10,000 characters/)
  })

  test('gives a remote its own versions of shared libraries, and nobody else', () => {
    const remotes = readRemotes(one({ imports: { react: 'vendor/react@17.0.2.js' } }), file)
    expect(remoteScopes(remotes)).toEqual({ '/weather/': { react: '/weather/vendor/react@17.0.2.js' } })
    expect(remoteScopes(readRemotes(one({}), file))).toEqual({})
  })

  test.each<readonly [string, object]>([
    ['no list', {}],
    ['an id that the portal answers itself', one({ id: 'whoami' })],
    ['an id of a feature', one({ id: 'analysis' })],
    ['an id with a slash', one({ id: 'a/b' })],
    ['an id with two hyphens', one({ id: 'a--b' })],
    ['an id with upper case', one({ id: 'Weather' })],
    ['an unknown key', one({ integrity: 'x' })],
    ['an address without encryption', one({ files: 'http://weather.example/' })],
    ['an address with a password', one({ files: 'https://a:b@weather.example/' })],
    ['an address with a query', one({ files: 'https://weather.example/?v=1' })],
    ['a file address', one({ files: 'file:///etc/' })],
    ['a library outside of its folder', one({ imports: { react: '../analysis/x.js' } })],
    ['a library at an absolute path', one({ imports: { react: '/libraries/x.js' } })],
    ['a library elsewhere', one({ imports: { react: 'https://elsewhere.example/x.js' } })],
    ['a label in one language', one({ menu: [{ label: { de: 'Wetter' } }] })],
    ['a title in one language', one({ title: { en: 'Weather' } })],
    ['a title of nothing', one({ title: { de: '', en: '' } })],
    ['an unknown role', one({ menu: [{ label, roles: ['KING'] }] })],
    ['no role at all', one({ menu: [{ label, roles: [] }] })],
    ['the same page twice', one({ menu: [{ label }, { label, url: '/platform/weather' }] })],
    ['the same id twice', { remotes: [one({}).remotes[0], one({}).remotes[0]] }],
    ...[
      'https://elsewhere.example/platform/weather',
      '//elsewhere.example/platform/weather',
      'javascript:alert(1)',
      '/platform/analysis',
      '/platform/weatherman',
      '/platform/weather/../analysis',
      '/platform/weather/%2e%2e/analysis',
      '/platform/weather\\..\\analysis',
      '/platform/weather?x=1',
      '/platform/weather/a%2fb',
      '',
    ].map((url) => [`a menu url like '${url}'`, one({ menu: [{ label, url }] })] as const),
  ])('is refused with %s', (_, content) => {
    expect(() => readRemotes(content, file)).toThrow(`REMOTES names ${file}`)
  })

  test('is read from the disk, and a missing or broken one ends the start', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'remotes-'))
    const path = join(folder, 'remotes.json')
    await expect(readRemotesFile(path)).rejects.toThrow('ENOENT')
    await writeFile(path, '{')
    await expect(readRemotesFile(path)).rejects.toThrow('not JSON')
    await writeFile(path, JSON.stringify(one({})))
    expect(await readRemotesFile(path)).toHaveLength(1)
    expect(await readRemotesFile(undefined)).toEqual([])
    await rm(folder, { recursive: true })
  })
})
