import { deploymentOfPage, readDeployment } from './newer-deployment'
import type { PortalPage } from './portal-page'

const importMap = { imports: { analysis: '/analysis/assets/remoteEntry.js?v=2' }, integrity: {} }
const features = { analysis: { styles: [{ href: '/a.css', integrity: 'sha384-x' }] } }
const deployment = { shell: '0a1b2c3d', importMap, features, building: ['hp'] }

describe('a deployment', () => {
  it('is read from the answer of the server', () => {
    expect(readDeployment(JSON.parse(JSON.stringify(deployment)))).toEqual(deployment)
    expect(readDeployment({ ...deployment, importMap: { imports: {} }, features: {} })).toBeDefined()
  })

  it.each([
    ...[undefined, null, 7, 'text', [], {}],
    { ...deployment, shell: undefined },
    { ...deployment, importMap: undefined },
    { ...deployment, importMap: { imports: { analysis: 7 } } },
    { ...deployment, importMap: { imports: {}, integrity: { '/a.js': null } } },
    { ...deployment, features: null },
    { ...deployment, features: { analysis: {} } },
    { ...deployment, features: { analysis: { styles: [7] } } },
  ])('is not read from %j', (content) => {
    expect(readDeployment(content)).toBeUndefined()
  })
})

describe('the deployment of a page', () => {
  const page = { shell: '0a1b2c3d', features, building: ['hp'] } as unknown as PortalPage
  const documentWith = (text: string) => {
    const source = document.createElement('div')
    const block = document.createElement('script')
    block.type = 'systemjs-importmap'
    block.textContent = text
    source.append(block)
    return source
  }

  it('is what the server wrote into it', () => {
    expect(deploymentOfPage(page, documentWith(JSON.stringify(importMap)))).toEqual(deployment)
  })

  it.each(['', '{', 'null'])('knows nothing when its import map is %j', (text) => {
    expect(deploymentOfPage(page, documentWith(text))).toMatchObject({ importMap: { imports: {} } })
  })
})
