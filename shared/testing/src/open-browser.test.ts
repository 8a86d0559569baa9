import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { accessibilityFaults } from './accessibility'
import { openBrowser } from './open-browser'
import { systemBrowser } from './system-browser'
import { openPage } from './watched-page'

const pages: Record<string, string> = {
  '/good': '<!doctype html><html lang="en"><title>Good</title><main><h1>Good</h1></main>',
  '/bad': '<!doctype html><html><title>Bad</title><main><img src="/none.png"><button></button></main>',
  '/inline':
    '<!doctype html><html lang="en"><title>Inline</title><main><script>document.title = 1</script></main>',
}

const server = http.createServer((request, response) => {
  const page = pages[request.url ?? '']
  const missing = request.url === '/favicon.ico' ? 204 : 404
  response.writeHead(page === undefined ? missing : 200, {
    'content-type': 'text/html',
    'content-security-policy': "default-src 'self'; require-trusted-types-for 'script'",
  })
  response.end(page)
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

test('a page without faults passes, under a strict policy', async () => {
  const { page, close } = await openPage(browser)
  await page.goto(`${origin}/good`)
  expect(await accessibilityFaults(page)).toEqual([])
  await close()
})

test('accessibility faults and missing files are noticed', async () => {
  const { page, faults, close } = await openPage(browser)
  await page.goto(`${origin}/bad`)
  expect((await accessibilityFaults(page)).map((fault) => fault.split(':')[0]).sort()).toEqual([
    'button-name',
    'html-has-lang',
    'image-alt',
  ])
  expect(faults()).toEqual([expect.stringContaining('404')])
  await expect(close()).rejects.toThrow('none.png')
})

test('a violation of the policy is noticed', async () => {
  const { page, faults, close } = await openPage(browser)
  await page.goto(`${origin}/inline`)
  await page.waitForFunction(() => document.readyState === 'complete')
  expect(faults().join()).toMatch(/policy: script-src-elem refuses inline/)
  await close(/Security Policy|policy:/)
})

test('there is a font for a field', async () => {
  await writesInto(browser)
})

test('a browser that is installed, where there is one, is taken when it is requested', async () => {
  if (systemBrowser() === undefined) return
  const installed = await openBrowser('installed')
  await writesInto(installed)
  await installed.close()
})

async function writesInto(browser: Browser): Promise<void> {
  const { page, close } = await openPage(browser)
  await page.setContent('<label>Name <input></label>')
  await page.getByLabel('Name').fill('somebody')
  expect(await page.getByLabel('Name').inputValue()).toBe('somebody')
  await close()
}
