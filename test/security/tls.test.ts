import {
  demoPassword,
  demoUserName,
  openPage,
  selfSignedCertificate,
  sharedBrowser,
  startServer,
  temporaryFolder,
  type RunningServer,
} from '@energycockpit/testing'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'

let folder: string
let server: RunningServer
let browser: Browser
beforeAll(async () => {
  folder = await temporaryFolder('tls')
  const { cert, key } = selfSignedCertificate()
  const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  await Promise.all([writeFile(certFile, cert), writeFile(keyFile, key)])
  server = await startServer({ env: { TLS_CERT: certFile, TLS_KEY: keyFile } })
  browser = await sharedBrowser()
}, 240_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a user signs in to a portal with TLS of its own, and all of it comes by HTTP/2', async () => {
  const { page, context, close } = await openPage(browser, { ignoreHTTPSErrors: true })
  await page.goto(`${server.url}/`)
  await page.getByLabel('User name').fill(demoUserName('analyst'))
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  expect(page.url()).toBe(`${server.url}/platform/home-portal`)

  const protocols = await page.evaluate(() =>
    (performance.getEntries() as PerformanceResourceTiming[]).flatMap((entry) => entry.nextHopProtocol || []),
  )
  expect([...new Set(protocols)]).toEqual(['h2'])
  const cookies = await context.cookies()
  expect(cookies.filter(({ name }) => name.includes('session')).map(({ secure }) => secure)).toEqual(
    expect.arrayContaining([true]),
  )
  expect(cookies.filter(({ httpOnly, secure }) => httpOnly && !secure)).toEqual([])
  await close()
})
