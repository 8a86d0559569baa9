import { readDeployment } from './newer-deployment'

const map = { imports: { analysis: '/analysis/assets/remoteEntry.js?v=2' }, integrity: {} }
const page = { features: { analysis: { styles: [{ href: '/a.css', integrity: 'sha384-x' }] } } }
const html = (importMap: string, data: string) => `<!doctype html><html><head>
  <script type="systemjs-importmap" nonce="abc">${importMap}</script>
  <script type="application/json" id="portal-page" nonce="abc">${data}</script></head></html>`

describe("a fresh page's deployment", () => {
  it('is read from its two data blocks', () => {
    const text = html(JSON.stringify(map), JSON.stringify(page).replaceAll('<', '\\u003c'))
    expect(readDeployment(text)).toEqual({ importMap: map, features: page.features })
  })
  it.each([
    ['a sign-in page', '<!doctype html><form></form>'],
    ['broken data', html('{', JSON.stringify(page))],
    ['an empty block', html('', JSON.stringify(page))],
    ['nothing', ''],
  ])('is not read from %s', (_, text) => {
    expect(readDeployment(text)).toBeUndefined()
  })
})
