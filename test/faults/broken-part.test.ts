import { repositoryRoot } from '@energycockpit/testing'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Route } from 'playwright-core'
import { startPortal, type PortalUnderTest } from '../journeys/portal-under-test'
import { collectReports } from './failure-reports'
import { menuStillWorks, panelSays } from './panel'
import type { Failure } from './words-of-failures'

let portal: PortalUnderTest
let design: Record<'js' | 'css', string>
let analysisStyles: string
beforeAll(async () => {
  design = await partsOfDesignPage()
  analysisStyles = (await buildOf('mfe-analysis')).styles[0]!.file
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

const gone = (route: Route) => route.fulfill({ status: 404, body: '' })
const changed = async (route: Route) => {
  const response = await route.fetch()
  await route.fulfill({ response, body: `${await response.text()}\n/* not ours */` })
}

/** The page Design is a part of its own of the home portal, and the only one with a style sheet of its own. */
test.each<['js' | 'css', string, (route: Route) => Promise<void>, Failure]>([
  ['js', 'is gone after a deployment', gone, 'missing'],
  ['js', 'is another than what was built', changed, 'wrong-integrity'],
  ['css', 'is gone after a deployment', gone, 'missing'],
  ['css', 'is another than what was built', changed, 'wrong-integrity'],
])('the %s of a later part %s', async (file, _, answer, kind) => {
  const visitor = await portal.visit('/platform/home-portal', { as: 'system' })
  const { page, words } = visitor
  const reports = collectReports(page)
  const broken = `**/${design[file]}*`
  await page.route(broken, answer)
  const menu = page.getByRole('navigation', { name: words.mainMenu })
  await menu.getByRole('link', { name: words.design }).click()
  const first = await panelSays(visitor, kind)
  expect(await reports.are(1)).toMatchObject([{ featureId: 'home-portal', kind, correlationId: first }])
  await page.getByRole('button', { name: words.retry }).click()
  await panelSays(visitor, kind, { after: first })

  await menu.getByRole('link', { name: words.analysis }).click()
  await page.getByRole('treeitem').first().waitFor()
  await menu.getByRole('link', { name: words.design }).click()
  await panelSays(visitor, kind)
  await page.unroute(broken)
  await page.getByRole('button', { name: words.retry }).click()
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
  await visitor.close(/Failed to load|integrity|feature|ChunkLoadError|Loading (CSS )?chunk/i)
})

test('the style sheet of a feature is missing', async () => {
  const visitor = await portal.visit('/platform/home-portal')
  const { page, words } = visitor
  const reports = collectReports(page)
  await page.route(`**/${analysisStyles}*`, gone)
  const menu = page.getByRole('navigation', { name: words.mainMenu })
  await menu.getByRole('link', { name: words.analysis }).click()
  const first = await panelSays(visitor, 'missing')
  expect(await reports.are(1)).toMatchObject([{ kind: 'missing', correlationId: first }])
  await page.getByRole('button', { name: words.retry }).click()
  await panelSays(visitor, 'missing', { after: first })
  await menuStillWorks(visitor)
  await page.unroute(`**/${analysisStyles}*`)
  await menu.getByRole('link', { name: words.analysis }).click()
  await page.getByRole('treeitem').first().waitFor()
  expect(await page.locator(`link[href*="${analysisStyles}"]`).count()).toBe(1)
  await visitor.close(/Failed to load|feature/i)
})

interface Built {
  files: string[]
  styles: { file: string }[]
}

const distOf = (folder: string) => path.join(repositoryRoot, folder, 'dist')

async function buildOf(folder: string): Promise<Built> {
  return JSON.parse(await readFile(path.join(distOf(folder), 'build.json'), 'utf8')) as Built
}

/** The part that a page's style sheet is in: the source map says what it was made of. */
async function partsOfDesignPage(): Promise<Record<'js' | 'css', string>> {
  const { files } = await buildOf('mfe-home-portal')
  const css = await sheetOfDesignPage(files.filter((file) => /^\d+\.[0-9a-f]+\.css$/.test(file)))
  const id = css.split('.')[0]!
  return { css, js: files.find((file) => file.startsWith(`${id}.`) && file.endsWith('.js'))! }
}

async function sheetOfDesignPage(sheets: readonly string[]): Promise<string> {
  for (const sheet of sheets) {
    const map = await readFile(path.join(distOf('mfe-home-portal'), `${sheet}.map`), 'utf8')
    if (map.includes('design-page')) return sheet
  }
  throw new Error('No part of the home portal holds the style sheet of the page Design.')
}
