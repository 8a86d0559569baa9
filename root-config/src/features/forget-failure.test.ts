const deleted: string[] = []
const added: object[] = []
const map = {
  imports: {
    analysis: 'https://portal.example/analysis/a.js?v=0a1b2c3d',
    react: 'https://portal.example/libraries/r.js',
  },
  integrity: {},
}
/** The import map is SystemJS's, which jsdom does not have. */
jest.mock('./module-loader', () => ({
  addressOf: (name: keyof typeof map.imports) => map.imports[name],
  addToImportMap: (addition: object) => added.push(addition),
  moduleLoader: { getImportMap: () => map, delete: (address: string) => deleted.push(address) },
}))
const begunAnew: string[] = []
jest.mock('@energycockpit/generic-feature', () => ({
  restartAttempts: (folder: string) => begunAnew.push(folder),
}))
import type { FeatureFailure } from './explain-failure'
import { forgetFailure } from './forget-failure'

const { analysis, react } = map.imports
const failure: FeatureFailure = {
  ...{ featureId: 'analysis', version: null, kind: 'missing', correlationId: 'c' },
  ...{ addresses: [analysis, react], names: ['analysis', 'react'] },
}

beforeEach(() => {
  for (const list of [deleted, added, begunAnew]) list.splice(0)
  const script = Object.assign(document.createElement('script'), { src: analysis })
  document.head.replaceChildren(script)
})

describe('another try', () => {
  it('finds nothing of the failed one: neither script nor memory nor address', () => {
    forgetFailure(failure)
    forgetFailure(failure)
    expect(deleted).toEqual([analysis, react, analysis, react])
    expect(document.scripts).toHaveLength(0)
    const fresh = added.map((addition) => Object.values((addition as typeof map).imports)[0])
    expect(new Set(fresh).size).toBe(4)
    expect(begunAnew).toEqual([])
  })

  it('leaves the element of a script that is still on its way, so that it can arrive', () => {
    forgetFailure({ ...failure, kind: 'time-out', addresses: [analysis], names: ['analysis'] })
    expect(document.scripts).toHaveLength(1)
    expect(deleted).toEqual([analysis])
    expect(added).toHaveLength(1)
  })

  it("lets a third party's feature begin anew, whatever failed in it", () => {
    const address = 'https://portal.example/weather/part.js'
    forgetFailure({ ...failure, featureId: 'weather', addresses: [address], names: [] })
    expect(deleted).toEqual([address])
    expect(begunAnew).toEqual([new URL('/weather/', location.href).href])
  })
})
