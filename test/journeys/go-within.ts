import type { Visitor } from './portal-under-test'

/** The page of no feature, between any two others: nothing of the one before is left when the next one begins. */
const between = '/platform/blank'

/**
 * The same visitor, who goes to a path as links and the menu do, within the page: the portal is not started anew, which
 * is half of what it costs to show a page of it.
 */
export function goingWithin(visitor: Visitor): Visitor {
  return { ...visitor, goto: (path) => goWithin(visitor, path) }
}

async function goWithin({ page, words }: Visitor, path: string): Promise<void> {
  const push = (to: string) => page.evaluate((address) => history.pushState(null, '', address), to)
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  const placeholder = page
    .getByRole('main')
    .getByRole('heading', { level: 1, name: words.placeholder, exact: true })
  await push(between)
  await placeholder.waitFor({ state: 'attached' })
  await heading.filter({ hasNotText: words.placeholder }).waitFor({ state: 'detached' })
  await push(path)
  await placeholder.waitFor({ state: 'detached' })
}
