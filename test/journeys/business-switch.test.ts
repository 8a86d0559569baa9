import { accessibilityFaults, SignedInClient } from '@energycockpit/testing'
import type { HierarchyNode } from '@energycockpit/contract'
import type { Page } from 'playwright-core'
import { startPortal, type PortalUnderTest } from './portal-under-test'
import { words } from './words'

let portal: PortalUnderTest
/** A metering point of the super client itself, which no look at its sub-business shows. */
let point: string
beforeAll(async () => {
  portal = await startPortal()
  const client = await SignedInClient.signIn(portal.server.url, 'super')
  await client.put('/rest/secure/active-business', { businessId: 1000 })
  const query = '/rest/secure/hierarchy/nodes?search=electricity&limit=200'
  const { nodes } = (await client.get<{ nodes: HierarchyNode[] }>(query)).body
  point = nodes.find(({ type }) => type === 'METERING_POINT')!.id
}, 240_000)
afterAll(() => portal?.stop())

const locations = (page: Page, count: number) => page.getByText(new RegExp(`${count} Standorte ·`)).waitFor()
const businessIs = (page: Page, name: string) =>
  page.getByRole('button', { name: `Unternehmen: ${name}`, exact: true }).waitFor()

test('a super client looks at one business, in all tabs, and at all again', async () => {
  const { page, context, goto, close } = await portal.visit('/platform/home-portal', {
    as: 'super',
    language: 'de',
  })
  await locations(page, 25)
  const other = await context.newPage()
  await other.goto(`${portal.server.url}/platform/analysis?point=${point}`)
  await businessIs(other, 'Alle Unternehmen')
  await other.getByRole('treeitem', { name: /Fenland Estates Group/ }).waitFor()

  // By the keyboard alone.
  await page.getByRole('button', { name: /^Unternehmen/ }).press('Enter')
  await page.getByRole('listbox', { name: 'Unternehmen' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await businessIs(page, 'Fenland Colleges')
  await page.getByText('Angezeigt wird jetzt Fenland Colleges').waitFor()
  await locations(page, 21)

  // The other tab has followed, and has left what the business does not have.
  await businessIs(other, 'Fenland Colleges')
  await other.getByRole('treeitem', { name: /Fenland Colleges/ }).waitFor()
  expect(await other.getByRole('treeitem', { name: /Fenland Estates Group/ }).count()).toBe(0)
  expect(new URL(other.url()).search).toBe('')
  await other.close()
  await page.reload()
  await businessIs(page, 'Fenland Colleges')
  await locations(page, 21)

  // What was typed is not lost without a question.
  await goto('/platform/hp/account/security')
  await page.getByLabel('Aktuelles Passwort').fill('something')
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /^Unternehmen/ }).click()
    await page.getByRole('option', { name }).click()
  }
  await choose('Alle Unternehmen')
  await page.getByRole('button', { name: 'Bleiben' }).click()
  await businessIs(page, 'Fenland Colleges')
  expect(await page.getByLabel('Aktuelles Passwort').inputValue()).toBe('something')
  await choose('Alle Unternehmen')
  await page.getByRole('button', { name: 'Verlassen' }).click()
  await businessIs(page, 'Alle Unternehmen')
  expect(await page.getByLabel('Aktuelles Passwort').inputValue()).toBe('')

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 640 })
  await goto('/platform/home-portal')
  await locations(page, 25)
  const boxes = await Promise.all(
    [/^Unternehmen/, words.de.userMenu].map((name) => page.getByRole('button', { name }).boundingBox()),
  )
  expect(boxes[0]!.x + boxes[0]!.width).toBeLessThanOrEqual(boxes[1]!.x)
  await page.getByRole('button', { name: /^Unternehmen/ }).click()
  const list = await page.getByRole('listbox').boundingBox()
  expect([list!.x >= 0, list!.x + list!.width <= 320]).toEqual([true, true])
  expect(await accessibilityFaults(page)).toEqual([])
  await close()
}, 120_000)

test('who sees one business alone has no choice, and fetches nothing of it', async () => {
  const requested: string[] = []
  const visitor = await portal.visit('/platform/home-portal', { as: 'admin', language: 'de' })
  visitor.page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await visitor.page.reload()
  await visitor.page.getByRole('link', { name: 'EnergyCockpit Fenland Colleges' }).waitFor()
  await visitor.page.waitForLoadState('networkidle')
  expect(await visitor.page.getByRole('button', { name: /^Unternehmen/ }).count()).toBe(0)
  expect(requested).not.toContain('/rest/secure/active-business')
  await visitor.close()
})
