import type { Deployment } from '../page/newer-deployment'
import type { ImportMap } from '../routing/import-map-additions'
import { changedNames, followDeployments } from './deployments'

const features = (style: string) => ({ analysis: { styles: [{ href: style, integrity: '' }] } })
const deployment = (version: number, shell = 'shell-1', react = '/react@19.js'): Deployment => ({
  shell,
  importMap: {
    imports: { react, 'root-config': `/root.js?v=${shell}`, analysis: `/analysis.js?v=${version}` },
    integrity: { [react]: 'sha384-react', [`/analysis.js?v=${version}`]: `sha384-${version}` },
  },
  features: features(`/analysis.${version}.css`),
})

function setUp() {
  const added: ImportMap[] = []
  const forgotten: string[] = []
  const loaded = new Set(['/react@19.js', '/root.js?v=shell-1', '/analysis.js?v=1'])
  let answer: Deployment | undefined = deployment(1)
  let requested = 0
  let held: Promise<void> | undefined
  const loader = {
    isLoaded: (address: string) => loaded.has(address),
    addToImportMap: (map: ImportMap) => void added.push(map),
    forget: (address: string) => void forgotten.push(address),
  }
  const deployments = followDeployments(deployment(1), loader, async () => {
    requested += 1
    await held
    return answer
  })
  return {
    added,
    forgotten,
    deployments,
    requested: () => requested,
    answerWith: (next?: Deployment) => (answer = next),
    hold: () => {
      let release = () => undefined as void
      held = new Promise((resolve) => (release = resolve))
      return release
    },
  }
}

describe('the server’s word for whoever has just clicked', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('is not requested again when it has come just now', async () => {
    const { deployments, requested } = setUp()
    await deployments.checkBriefly()
    expect(requested()).toBe(0)
    jest.advanceTimersByTime(5_000)
    await deployments.checkBriefly()
    await deployments.checkBriefly()
    expect(requested()).toBe(1)
  })

  it('is waited for, but not longer than a moment', async () => {
    const { deployments, added, answerWith, hold } = setUp()
    answerWith(deployment(2))
    const answer = hold()
    jest.advanceTimersByTime(5_000)
    let waits = true
    const brief = deployments.checkBriefly().then(() => (waits = false))
    await jest.advanceTimersByTimeAsync(99)
    expect(waits).toBe(true)
    await jest.advanceTimersByTimeAsync(1)
    await brief
    expect(added).toEqual([])
    answer()
    await deployments.check()
    expect(added).toHaveLength(1)
  })
})

describe('the deployments under an open page', () => {
  it('change nothing while the server has what the page has, or does not answer', async () => {
    const { deployments, added, answerWith } = setUp()
    await deployments.check()
    answerWith(undefined)
    await deployments.check()
    expect([added, deployments.shellIsOutdated()]).toEqual([[], false])
    expect(deployments.filesOf('analysis')?.styles[0]?.href).toBe('/analysis.1.css')
    expect(deployments.filesOf('unknown')).toBeUndefined()
  })

  it('bring a feature with its integrity and its style sheets, once, and let go of the one before', async () => {
    const { deployments, added, forgotten, answerWith } = setUp()
    answerWith(deployment(2))
    await deployments.check()
    await deployments.check()
    expect(added).toEqual([
      { imports: { analysis: '/analysis.js?v=2' }, integrity: { '/analysis.js?v=2': 'sha384-2' } },
    ])
    expect(forgotten).toEqual(['/analysis.js?v=1'])
    expect(deployments.filesOf('analysis')?.styles[0]?.href).toBe('/analysis.2.css')
    expect(deployments.shellIsOutdated()).toBe(false)
  })

  it('tell which features the server is building, until it has', async () => {
    const { deployments, answerWith } = setUp()
    answerWith({ ...deployment(1), building: ['measurement-data'] })
    await deployments.check()
    expect(['measurement-data', 'analysis'].map(deployments.isBeingBuilt)).toEqual([true, false])
    answerWith(deployment(1))
    await deployments.check()
    expect(deployments.isBeingBuilt('measurement-data')).toBe(false)
  })

  it('leave shell and libraries of the page as they are, and say that it is outdated', async () => {
    const { deployments, added, answerWith } = setUp()
    answerWith(deployment(1, 'shell-2', '/react@20.js'))
    await deployments.check()
    expect([added, deployments.shellIsOutdated()]).toEqual([[], true])
    answerWith(deployment(1))
    await deployments.check()
    expect(deployments.shellIsOutdated()).toBe(false)
  })

  it('are requested by one request at a time', async () => {
    const { deployments, requested } = setUp()
    await Promise.all([deployments.check(), deployments.check(), deployments.check()])
    expect(requested()).toBe(1)
    await deployments.check()
    expect(requested()).toBe(2)
  })
})

it('a library that the page has not loaded is taken as the features expect it now', () => {
  const before = deployment(1, 'shell-1', '/react@19.js')
  const after = deployment(1, 'shell-1', '/react@20.js')
  expect(changedNames(before, after, () => false)).toEqual(['react'])
  expect(changedNames(before, after, () => true)).toEqual([])
})
