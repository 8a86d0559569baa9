import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from './open-browser'
import { stubAddress } from './stub-address'
import { openPage } from './watched-page'

let requested: string[] = []
const server = http.createServer((request, response) => {
  requested.push(request.url ?? '')
  const isScript = request.url?.endsWith('.js')
  response.writeHead(200, {
    'content-type': isScript ? 'text/javascript' : 'text/html',
    'cache-control': isScript ? 'max-age=600' : 'no-store',
  })
  response.end(isScript ? 'document.title = "theirs"' : '<!doctype html><script src="/its.js"></script>')
})
let origin: string
let browser: Browser
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await new Promise((resolve) => server.close(resolve))
})
beforeEach(() => void (requested = []))

const script = '*/its.js'

async function titleOf(page: Page): Promise<string> {
  await page.goto(origin)
  return page.title()
}

test('answers in the place of the server, also for what the browser has kept, until it ends', async () => {
  const { page, close } = await openPage(browser)
  expect(await titleOf(page)).toBe('theirs')
  const end = await stubAddress(page, script, {
    contentType: 'text/javascript',
    body: 'document.title = "mine"',
  })
  expect(await titleOf(page)).toBe('mine')
  await end()
  expect(await titleOf(page)).toBe('theirs')
  expect(requested.filter((path) => path === '/its.js')).toHaveLength(1)
  await close()
})

test('can give another status, another content, or cut the line', async () => {
  const { page, faults, close } = await openPage(browser)
  const answered = async () => {
    const [response] = await Promise.all([
      page.waitForEvent('response', (one) => one.url().endsWith('/its.js')),
      page.goto(origin),
    ])
    return response.status()
  }
  const endGone = await stubAddress(page, script, { status: 404, body: '' })
  expect([await answered(), await page.title()]).toEqual([404, ''])
  await endGone()
  const endChanged = await stubAddress(page, script, { changed: (body) => body.replace('theirs', 'ours') })
  expect([await answered(), await page.title()]).toEqual([200, 'ours'])
  await endChanged()
  expect(faults(/404/)).toEqual([])
  await stubAddress(page, script, 'no connection')
  expect(await titleOf(page)).toBe('')
  expect(faults().join()).toContain('ERR_FAILED')
  await close(/404|ERR_FAILED/)
})

test('can leave a request without an answer', async () => {
  const { page, close } = await openPage(browser)
  await stubAddress(page, script, 'silence')
  const isAsked = page.waitForRequest('**/its.js')
  await page.goto(origin, { waitUntil: 'commit' })
  await isAsked
  await page.evaluate(() => fetch('/later').then((answer) => answer.text()))
  expect(requested).toEqual(['/', '/later'])
  await close()
})
