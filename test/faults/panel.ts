import { waitFor } from '@energycockpit/testing'
import type { Locator } from 'playwright-core'
import type { Visitor } from '../journeys/portal-under-test'
import type { Language } from '../journeys/words'
import { failureWords, type Failure } from './words-of-failures'

export const panelOf = ({ page, words }: Pick<Visitor, 'page' | 'words'>): Locator =>
  page.getByRole('alert').filter({ hasText: words.featureBroken })

/** Waits for the panel, reads it as the user does, and answers its correlation id. */
export async function panelSays(
  { page, words }: Pick<Visitor, 'page' | 'words'>,
  kind: Failure,
  { language = 'en', after }: { language?: Language; after?: string } = {},
): Promise<string> {
  const panel = panelOf({ page, words })
  await panel.getByText(words.restWorks).waitFor()
  const id = await waitFor('a correlation id of its own', async () => {
    const found = await correlationId(panel)
    return found !== after && found
  })
  const text = await panel.innerText()
  for (const sentence of failureWords[language][kind]) expect(text).toContain(sentence)
  return id
}

/** Undefined while there is no panel. */
export async function correlationId(panel: Locator): Promise<string | undefined> {
  if ((await panel.count()) === 0) return undefined
  return /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(await panel.innerText())?.[0]
}

/** Home by the menu and back: the other feature works, and the broken one is still said to be broken. */
export async function menuStillWorks({ page, words }: Pick<Visitor, 'page' | 'words'>): Promise<void> {
  const menu = page.getByRole('navigation', { name: words.mainMenu })
  await menu.getByRole('link', { name: words.home, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: words.hello }).waitFor()
}
