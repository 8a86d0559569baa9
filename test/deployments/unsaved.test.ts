import { isDeepStrictEqual } from 'node:util'
import { accessibilityFaults, SignedInClient, spareUserName, waitFor } from '@energycockpit/testing'
import type { Dialog, Page } from 'playwright-core'
import { information } from '../blocking/notices-to-confirm'
import { publishByCalls } from '../blocking/publish-by-calls'
import { blockingWords } from '../blocking/words-of-blocking'
import { startPortal, type OwnPortal, type Someone, type Visitor } from '../journeys/portal-under-test'
import { writeNotesRemote, type NotesRemote } from './notes-remote'

const typed = 'typed and not saved'
const notesPath = '/platform/notes/7?period=P1M'

let notes: NotesRemote
let portal: OwnPortal
beforeAll(async () => {
  notes = await writeNotesRemote()
  portal = await startPortal({ env: { REMOTES: notes.file } })
}, 240_000)
afterAll(async () => {
  await portal?.stop()
  await notes?.remove()
})

const words = {
  de: { title: 'Ohne Speichern verlassen?', stay: 'Bleiben', leave: 'Verlassen' },
  en: { title: 'Leave without saving?', stay: 'Stay', leave: 'Leave' },
} as const

test.each(['de', 'en'] as const)(
  'by the menu: asks in %s, and leaves only when the user wants it',
  async (language) => {
    const visitor = await portal.visit('/platform/home-portal', { fresh: true, language })
    const { page, close } = visitor
    const { title, stay, leave } = words[language]
    const menu = page.getByRole('navigation', { name: visitor.words.mainMenu })
    await page.evaluate((path) => history.pushState(null, '', path), notesPath)
    const note = noteIn(page)
    await note.fill(typed)

    const analysis = menu.getByRole('link', { name: visitor.words.analysis })
    await analysis.click()
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await focused(page)).toBe(stay)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect([await note.inputValue(), pathOf(page)]).toEqual([typed, notesPath])
    expect(await analysis.evaluate((link) => link === document.activeElement)).toBe(true)

    await analysis.click()
    await dialog.getByRole('button', { name: stay }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await note.inputValue()).toBe(typed)

    await analysis.click()
    await dialog.getByRole('button', { name: leave }).click()
    await page.getByRole('treeitem').first().waitFor()
    // Nothing is unsaved any more: neither the portal nor the browser asks.
    await menu.getByRole('link', { name: visitor.words.home, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: visitor.words.hello }).waitFor()
    await page.reload()
    await close()
  },
)

test('by the back button: the address and the history stay as they are when the user stays', async () => {
  const visitor = await portal.visit('/platform/home-portal', { fresh: true })
  const { page, close } = visitor
  const { title, stay, leave } = words.en
  const menu = page.getByRole('navigation', { name: visitor.words.mainMenu })
  await menu.getByRole('link', { name: visitor.words.analysis }).click()
  await page.getByRole('treeitem').first().waitFor()
  await page.evaluate((path) => history.pushState({ own: 'state' }, '', path), notesPath)
  const note = noteIn(page)
  await note.fill(typed)
  const before = await historyOf(page)

  const dialog = page.getByRole('dialog', { name: title })
  for (const steps of [-1, -2]) {
    await page.evaluate((distance) => history.go(distance), steps)
    await dialog.getByRole('button', { name: stay }).click()
    await dialog.waitFor({ state: 'detached' })
    await waitFor('the address of the notes', () => pathOf(page) === notesPath)
    // The page learns a moment after the browser how long its history is.
    await waitFor('the history to be as before', async () => isDeepStrictEqual(await historyOf(page), before))
    expect(await note.inputValue()).toBe(typed)
  }

  await page.evaluate(() => history.back())
  await dialog.getByRole('button', { name: leave }).click()
  await page.getByRole('treeitem').first().waitFor()
  expect(pathOf(page)).toBe('/platform/analysis')
  await page.goForward()
  expect(await note.inputValue()).toBe('')
  await close()
})

test('query and fragment lose nothing, so nobody is asked; a new page does, and the browser asks', async () => {
  const { page, close } = await notesWithText()
  await page.evaluate(() => history.pushState(null, '', '?period=P1Y#values'))
  await noteIn(page).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)

  const requested: string[] = []
  const answer = (dialog: Dialog, accept: boolean) => {
    requested.push(dialog.type())
    return accept ? dialog.accept() : dialog.dismiss()
  }
  page.once('dialog', (dialog) => void answer(dialog, false))
  await page.evaluate(() => location.reload())
  await waitFor('the question of the browser', () => requested.length === 1)
  expect(await noteIn(page).inputValue()).toBe(typed)

  page.once('dialog', (dialog) => void answer(dialog, true))
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Notes' }).waitFor()
  expect([await noteIn(page).inputValue(), requested]).toEqual(['', ['beforeunload', 'beforeunload']])
  await close()
})

test('the end of the session asks before it takes the text, and the sign-in leads back to the very place', async () => {
  const visitor = await notesWithText('#line-3')
  const { page, context, signIn, close } = visitor
  const endSession = async () => {
    await context.clearCookies()
    await page.getByRole('group', { name: 'Language' }).getByText('DE').click()
  }
  await endSession()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Stay' }).click()
  expect(await noteIn(page).inputValue()).toBe(typed)

  await noteIn(page).fill('')
  await endSession()
  await page.getByLabel(visitor.words.userName).waitFor()
  await signIn('analyst')
  await page.getByRole('heading', { level: 1, name: 'Notes' }).waitFor()
  expect(await page.evaluate(() => location.pathname + location.search + location.hash)).toBe(
    `${notesPath}#line-3`,
  )
  await close(/Failed to load resource|redirect|session/i)
})

test('something to confirm asks before it takes the text, and again a minute later', async () => {
  const user = spareUserName('analyst', 1)
  const visitor = await notesWithText('', user)
  const { page, close } = visitor
  await page.clock.install()
  const operator = await SignedInClient.signIn(portal.server.url, 'system')
  await publishByCalls(operator, user, [{ type: 'TAF7', layout: information() }])
  await comeBack(page)
  const dialog = page.getByRole('dialog', { name: 'You have something to confirm' })
  await dialog.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Stay' }).click()
  expect(await noteIn(page).inputValue()).toBe(typed)
  await comeBack(page)
  expect(await dialog.count()).toBe(0)

  // The turn of every minute began before this clock did and goes by another.
  await page.clock.fastForward('01:05')
  await comeBack(page)
  await dialog.getByRole('button', { name: blockingWords.en.confirmNow }).click()
  await page.getByRole('link', { name: blockingWords.en.confirmNow }).waitFor()
  expect(await noteIn(page).count()).toBe(0)
  await close(/Failed to load resource/)
})

/** To the tab, from another one. */
const comeBack = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))

/** A page that the user has opened from the menu, so that the browser believes that they have done something. */
async function notesWithText(fragment = '', as: Someone = 'analyst'): Promise<Visitor> {
  const visitor = await portal.visit('/platform/home-portal', { as, fresh: true })
  await visitor.page.evaluate((path) => history.pushState(null, '', path), notesPath + fragment)
  await noteIn(visitor.page).fill(typed)
  await noteIn(visitor.page).press('End')
  return visitor
}

const noteIn = (page: Page) => page.getByRole('textbox', { name: 'Note' })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

const historyOf = (page: Page) =>
  page.evaluate(() => ({
    length: history.length,
    state: history.state as unknown,
    index: window.navigation.currentEntry?.index,
    entries: window.navigation.entries().map(({ url }) => url),
  }))
