import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startReleases, type Releases } from '../deployments/releases'
import { startPortal, type OwnPortal } from '../journeys/portal-under-test'
import { panelSays } from './panel'

let releases: Releases
let portal: OwnPortal
beforeAll(async () => {
  releases = await startReleases()
  portal = await startPortal({ env: { BUILT_FILES: releases.folder } })
}, 240_000)
afterAll(async () => {
  await portal?.stop()
  await releases?.remove()
})

/** The file of a feature's build with this in its text; it may be kept for ever, as its name goes with its content. */
async function fileWith(text: string): Promise<string> {
  const folder = path.join(releases.folder, 'mfe-analysis/dist/assets')
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    if (/\.[0-9a-f]{8,}\.js$/.test(name) && (await readFile(file, 'utf8')).includes(text)) return file
  }
  throw new Error(`No file of the analysis has ${text}`)
}

test('another try brings a part of a feature that the browser has kept with a wrong content', async () => {
  const part = await fileWith('This metering point is not known here')
  const good = await readFile(part)
  await writeFile(part, 'System.register([], () => ({})) // of somebody else')
  const visitor = await portal.visit('/platform/home-portal', { fresh: true })
  const { page, words, close } = visitor
  await page
    .getByRole('navigation', { name: words.mainMenu })
    .getByRole('link', { name: words.analysis })
    .click()
  await panelSays(visitor, 'wrong-integrity')
  // The server has it right again, and the browser may keep what it has for a year.
  await writeFile(part, good)
  await page.getByRole('button', { name: words.retry }).click()
  await page.getByRole('heading', { level: 1, name: words.analysis }).waitFor()
  await close(/integrity|analysis|Failed/)
})
