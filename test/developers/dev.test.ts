import { repositoryRoot, temporaryFolder, waitFor } from '@energycockpit/testing'
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startPortal, type PortalUnderTest } from '../journeys/portal-under-test'

let folder: string
let portal: PortalUnderTest
let development: ChildProcess
let output = ''
beforeAll(async () => {
  folder = await temporaryFolder('developed')
  const feature = path.join(folder, 'solar')
  const node = (args: string[], cwd: string) => execFileSync(process.execPath, args, { cwd, stdio: 'pipe' })
  node(['scripts/create-remote.mjs', 'solar', '--lifecycles', '--to', feature], repositoryRoot)
  node(['build.mjs'], feature)
  const remotes = [{ id: 'solar', files: './solar/dist', menu: [{ label: { de: 'Sonne', en: 'Sun' } }] }]
  await writeFile(path.join(folder, 'remotes.json'), JSON.stringify({ remotes }))
  development = spawn(process.execPath, ['scripts/dev.mjs', feature], { cwd: repositoryRoot })
  for (const stream of [development.stdout, development.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  portal = await startPortal({ env: { REMOTES: path.join(folder, 'remotes.json') } })
}, 240_000)
afterAll(async () => {
  development?.kill('SIGTERM')
  await portal?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a line changed in a feature is seen in the portal without doing anything there', async () => {
  const line = await waitFor('the line to paste', () => /importMapOverrides\.addOverride.*/.exec(output)?.[0])
  await waitFor('the first build', () => output.includes('compiled successfully'))
  const { page, words, close } = await portal.visit('/platform/home-portal')
  const menu = page.getByRole('navigation', { name: words.mainMenu })
  await menu.getByRole('link', { name: 'Sun' }).click()
  await page.getByRole('heading', { level: 1, name: 'Solar', exact: true }).waitFor()

  const connected = page.waitForResponse((response) => response.url().endsWith('/builds'))
  await page.evaluate((text) => void (0, eval)(text), line).catch(() => undefined)
  await page.getByRole('heading', { level: 1, name: 'Solar', exact: true }).waitFor()
  await connected

  const texts = path.join(folder, 'solar/src/locales/en.json')
  await writeFile(texts, (await readFile(texts, 'utf8')).replace('"Solar"', '"Sun tomorrow"'))
  await page.getByRole('heading', { level: 1, name: 'Sun tomorrow' }).waitFor()
  await close()
})
