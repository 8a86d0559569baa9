import type { Build } from '../../built-files/build'
import { featuresByManifest } from '../../built-files/built-packages'
import { noRunningBuilds } from '../../built-files/running-builds'
import { deploymentOf, shellVersion } from './deployment'
import type { ImportMap } from './import-map'

const build = (digit: string): Build => ({
  entry: 'entry.js',
  integrity: `sha384-${Buffer.from(digit.repeat(96), 'hex').toString('base64')}`,
  ...{ styles: [], texts: {}, parts: {}, preload: [], imports: [] },
})
const map = (react: string, analysis: string): ImportMap => ({
  imports: { react: '/libraries/react.js', analysis: '/analysis/entry.js' },
  integrity: { '/libraries/react.js': react, '/analysis/entry.js': analysis },
})

describe('the version of the shell', () => {
  const version = (start: string, shell: string, react = 'a', analysis = 'a') =>
    shellVersion(build(start), build(shell), map(react, analysis))

  it('is the same as long as start script, shell and shared libraries are, whatever the features are', () => {
    expect(version('1', '2')).toMatch(/^[0-9a-f]{8}$/)
    expect(version('1', '2', 'a', 'b')).toBe(version('1', '2'))
  })

  it('changes with each of them', () => {
    const versions = [version('1', '2'), version('3', '2'), version('1', '3'), version('1', '2', 'b')]
    expect(new Set(versions).size).toBe(4)
  })
})

it('a deployment has the features that are built, with their style sheets', () => {
  const styles = [{ file: 'a.0a1b2c3d.css', integrity: 'sha384-a' }]
  const builds = { analysis: { ...build('3'), styles } }
  const deployment = deploymentOf([build('1'), build('2')], map('a', 'a'), builds, noRunningBuilds)
  expect(deployment).toMatchObject({
    importMap: map('a', 'a'),
    features: { analysis: { styles: [{ href: '/analysis/a.0a1b2c3d.css', integrity: 'sha384-a' }] } },
  })
  expect(deployment).not.toHaveProperty('building')
})

it('it names the features that are still being built, those of a manifest among them', () => {
  const underWay = { ...noRunningBuilds, underWay: () => [...featuresByManifest] }
  expect(deploymentOf([build('1'), build('2')], map('a', 'a'), {}, underWay).building).toEqual([
    'measurement-data',
  ])
})
