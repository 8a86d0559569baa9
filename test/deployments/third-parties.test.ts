import { temporaryFolder } from '@energycockpit/testing'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { panelOf } from '../faults/panel'
import { startPortal, type OwnPortal } from '../journeys/portal-under-test'
import { configuredWeather, releaseWeather, weatherEntry, weatherId, weatherRemotes } from './weather-remotes'

let folder: string
let portal: OwnPortal
beforeAll(async () => {
  folder = await temporaryFolder('weather')
  for (const kind of weatherRemotes) await releaseWeather(folder, kind, 1)
  const list = path.join(folder, 'remotes.json')
  await writeFile(list, JSON.stringify({ remotes: configuredWeather }))
  portal = await startPortal({ env: { REMOTES: list } })
}, 240_000)
afterAll(async () => {
  await portal?.stop()
  if (folder) await rm(folder, { recursive: true })
})

test.each(weatherRemotes)(
  'a third party’s %s that keeps its name comes in its newest version at the next opening, without a reload',
  async (kind) => {
    const visitor = await portal.visit('/platform/home-portal', { fresh: true })
    const { page, words, close } = visitor
    const menu = page.getByRole('navigation', { name: words.mainMenu })
    const isVersion = (version: number) =>
      page.getByRole('heading', { level: 1, name: `Weather ${version}`, exact: true }).waitFor()
    const more = page.getByRole('button', { name: 'More' })
    const goHome = async () => {
      await menu.getByRole('link', { name: words.home, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: words.hello }).waitFor()
    }
    const opens = async (version: number) => {
      await menu.getByRole('link', { name: `Weather ${kind}` }).click()
      await isVersion(version)
    }
    await page.evaluate(() => Object.assign(window, { stayed: true }))

    // Once it stands, the page asks what the server calls this content.
    const told = page.waitForResponse(
      (answer) =>
        answer.url().endsWith(`/${weatherId(kind)}/${weatherEntry(kind)}`) &&
        answer.request().resourceType() === 'fetch',
    )
    await opens(1)
    await (await told).finished()
    for (const { version, stated } of [
      { version: 2, stated: false },
      { version: 3, stated: false },
      { version: 4, stated: true },
      { version: 5, stated: true },
    ]) {
      await goHome()
      await releaseWeather(folder, kind, version, { stated })
      await opens(version)
      await more.click()
      await page.getByText(`More of ${version}`).waitFor()
    }

    // A part of the version that stands is requested after its deployment has been replaced.
    await goHome()
    await releaseWeather(folder, kind, 6, { stated: true })
    await opens(6)
    await releaseWeather(folder, kind, 7, { stated: true })
    await more.click()
    await isVersion(7)
    expect(await panelOf(visitor).count()).toBe(0)
    await more.click()
    await page.getByText('More of 7').waitFor()
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    await close(/Failed to load|part\.00000006|weather/i)
  },
)
