import { waitFor } from '@energycockpit/testing'
import type { Locator, Page } from 'playwright-core'
import { startPortal, type OwnPortal, type Visitor } from '../journeys/portal-under-test'
import { writeNotesRemote, type NotesRemote } from './notes-remote'
import { startReleases, type Releases } from './releases'

/** What comes with the sixth comes with the twentieth; DEPLOYMENTS=20 goes on for longer. */
const VERSIONS = Number(process.env.DEPLOYMENTS ?? 6)

let releases: Releases
let notes: NotesRemote
let portal: OwnPortal
beforeAll(async () => {
  releases = await startReleases()
  notes = await writeNotesRemote()
  portal = await startPortal({ env: { BUILT_FILES: releases.folder, REMOTES: notes.file } })
}, 240_000)
afterAll(async () => {
  await portal?.stop()
  await releases?.remove()
  await notes?.remove()
})

test('many versions of two features and of the shell arrive while pages are open and used', async () => {
  const [reader, wanderer, writer] = await Promise.all([
    // Opens the page Design, which system administrators alone have.
    portal.visit('/platform/home-portal', { as: 'system', fresh: true }),
    portal.visit('/platform/home-portal', { as: 'manager', fresh: true }),
    portal.visit('/platform/notes', { as: 'admin', fresh: true }),
  ])
  await writer.page.getByRole('textbox', { name: 'Note' }).fill('not saved yet')

  const sleeper = await visitWithoutWordOfDeployments()
  const seen: number[] = []
  for (let version = 1; version <= VERSIONS; version += 1) {
    await Promise.all([featuresArrive(reader, version), wander(wanderer, seen)])
    await Promise.all([shellArrives(reader, version), wander(wanderer, seen)])
  }
  expect(seen.at(-1)).toBeGreaterThanOrEqual(VERSIONS - 1)

  await link(sleeper, 'analysis').click()
  await sleeper.page.getByRole('heading', { level: 1, name: 'Analysis', exact: true }).waitFor()
  await isToldAndLosesNothing(writer)
  for (const { close } of [reader, wanderer, sleeper, writer]) await close()
}, 180_000)

/** A page that goes on asking for what it came with; and has kept nothing, because its requests are intercepted. */
async function visitWithoutWordOfDeployments(): Promise<Visitor> {
  const visitor = await portal.visit('/platform/home-portal', { fresh: true })
  const first = await deployed()
  await visitor.page.route('**/deployment.json', (route) => route.fulfill({ json: first }))
  return visitor
}

/** The reader stands at home, in the version before. Whoever points at a feature gets the version of now. */
async function featuresArrive(visitor: Visitor, version: number): Promise<void> {
  const { page } = visitor
  await releases.release('mfe-home-portal', version)
  await releases.release('mfe-analysis', version)
  await page.evaluate(() => Object.assign(window, { isThisPage: true }))
  if (version % 4 === 2) await aPartOfTheVersionBeforeStillComes(visitor, version - 1)
  for (const feature of ['analysis', 'home-portal'] as const) {
    await pointAt(visitor, feature)
    await link(visitor, feature).click()
    await heading(page, feature, version).waitFor()
  }
  expect(await isThisPage(page)).toBe(true)
}

/** Design is a part that is fetched when it is opened, here after its deployment has been replaced. */
async function aPartOfTheVersionBeforeStillComes({ page, words }: Visitor, version: number): Promise<void> {
  const menu = page.getByRole('navigation', { name: words.mainMenu })
  await menu.getByRole('link', { name: words.design }).click()
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
  await menu.getByRole('link', { name: words.home, exact: true }).click()
  await heading(page, 'home-portal', version).waitFor()
}

/** As a new page when the user goes from one feature to another: by the second such click, as the first one asks. */
async function shellArrives(visitor: Visitor, version: number): Promise<void> {
  const { page } = visitor
  await releases.release('root-config', version)
  const { shell } = await deployed()
  const skipLink = page.getByRole('link', { name: `Skip to content ${version}`, exact: true })
  const isTold = page.waitForResponse(
    async (answer) =>
      answer.url().endsWith('/deployment.json') &&
      answer.status() === 200 &&
      // What was answered to a page that has gone cannot be read, and the page has gone for the newer one.
      (await answer.json().then(
        (told: Deployed) => told.shell === shell,
        () => true,
      )),
  )
  await link(visitor, 'analysis').click()
  await Promise.race([isTold, skipLink.waitFor({ state: 'attached' })])
  await heading(page, 'analysis', version).waitFor()
  await link(visitor, 'home-portal').click()
  await skipLink.waitFor({ state: 'attached' })
  await heading(page, 'home-portal', version).waitFor()
  expect(await isThisPage(page)).toBe(false)
}

/** Clicks without pointing first or waiting for anything, and never sees an earlier version after a later one. */
async function wander(visitor: Visitor, seen: number[]): Promise<void> {
  const { page } = visitor
  for (const feature of ['analysis', 'home-portal'] as const) {
    await link(visitor, feature).click()
    const shown = page.getByRole('heading', { level: 1, name: anyVersionOf[feature] })
    await shown.waitFor()
    seen.push(Number(/\d+/.exec((await shown.textContent()) ?? '')?.[0] ?? 0))
    // Of the same feature, which is every second one.
    expect(seen.at(-1)).toBeGreaterThanOrEqual(seen.at(-3) ?? 0)
  }
}

/** Typed text outlives all deployments; a word about the newer page comes when the user comes back to the tab. */
async function isToldAndLosesNothing({ page, words }: Visitor): Promise<void> {
  const note = page.getByRole('textbox', { name: 'Note' })
  const told = page.getByText('A new version of the portal is available.')
  expect([await note.inputValue(), await told.count()]).toEqual(['not saved yet', 0])
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await told.waitFor()
  expect(await note.inputValue()).toBe('not saved yet')
  await page.getByRole('link', { name: `Skip to content ${VERSIONS}` }).waitFor({ state: 'detached' })

  await note.fill('')
  await page.getByRole('button', { name: 'Load it' }).click()
  await page.getByRole('link', { name: `Skip to content ${VERSIONS}` }).waitFor({ state: 'attached' })
  await page.getByRole('heading', { level: 1, name: 'Notes' }).waitFor()
  await page.getByRole('navigation', { name: words.mainMenu }).waitFor()
}

const anyVersionOf = { analysis: /^Analysis/, 'home-portal': /^Hello/ } as const
type Feature = keyof typeof anyVersionOf

function heading(page: Page, feature: Feature, version: number): Locator {
  const name =
    feature === 'analysis' ? new RegExp(`^Analysis ${version}$`) : new RegExp(`version ${version}\\)`)
  return page.getByRole('heading', { level: 1, name })
}

function link({ page, words }: Visitor, feature: Feature): Locator {
  const name = feature === 'analysis' ? words.analysis : words.home
  return page.getByRole('navigation', { name: words.mainMenu }).getByRole('link', { name, exact: true })
}

/** Until the page knows the address that the feature has now. */
async function pointAt(visitor: Visitor, feature: Feature): Promise<void> {
  const { page } = visitor
  const { importMap } = await deployed()
  await waitFor('the page to know the deployment', async () => {
    await page.mouse.move(640, 1)
    await link(visitor, feature).hover()
    return page.evaluate(
      ([name, address]) => {
        const { System } = window as unknown as { System: { resolve(name: string): string } }
        return System.resolve(name!).endsWith(address!)
      },
      [feature, importMap.imports[feature]],
    )
  })
}

interface Deployed {
  shell: string
  importMap: { imports: Record<string, string> }
}

async function deployed(): Promise<Deployed> {
  return (await (await fetch(`${portal.server.url}/deployment.json`)).json()) as Deployed
}

const isThisPage = (page: Page) => page.evaluate(() => 'isThisPage' in window)
