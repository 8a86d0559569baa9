import { repositoryRoot, waitFor } from '@energycockpit/testing'
import { spawn, type ChildProcess } from 'node:child_process'
import { startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
let development: ChildProcess
let output = ''
beforeAll(async () => {
  development = spawn(process.execPath, ['scripts/dev.mjs', 'mfe-analysis'], { cwd: repositoryRoot })
  development.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  development.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  portal = await startPortal()
}, 240_000)
afterAll(async () => {
  development?.kill('SIGTERM')
  await portal?.stop()
})

test("what 'npm run dev' prints overrides one import of a running portal, and takes it back", async () => {
  const served = await waitFor(
    'the address of the development server',
    () => /http:\S+remoteEntry\.js/.exec(output)?.[0],
    {
      within: 60_000,
    },
  )
  await waitFor('the first build', async () => (await fetch(served)).ok, { within: 60_000 })
  const { page, close } = await portal.visit('/platform/home-portal')
  for (const [line, loaded] of [
    [/importMapOverrides\.addOverride.*/, (url: string) => url === served],
    [
      /importMapOverrides\.removeOverride.*/,
      (url: string) => url.startsWith(`${portal.server.url}/analysis/`),
    ],
  ] as const) {
    await page.goto(`${portal.server.url}/platform/home-portal`)
    const reloaded = page.waitForEvent('load')
    await page.evaluate((text) => void (0, eval)(text), line.exec(output)?.[0] ?? '').catch(() => undefined)
    await reloaded
    const entry = page.waitForRequest((request) => loaded(request.url()))
    await page.goto(`${portal.server.url}/platform/analysis`)
    await entry
    await page.getByRole('treeitem').first().waitFor()
  }
  await close()
})
