import { accessibilityFaults } from '@energycockpit/testing'
import { text } from 'node:stream/consumers'
import type { Locator, Page } from 'playwright-core'
import { overhang } from './overhang'
import { startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
beforeAll(async () => {
  // Its own: meters are moved and exchanged here.
  portal = await startPortal({})
}, 240_000)
afterAll(() => portal?.stop())

const list = '/platform/organization/metering-points'
const shown = (page: Page) => page.getByRole('main').getByRole('status').first()
const endOf = async (part: Locator) => {
  const { x, width } = (await part.boundingBox())!
  return x + width
}
const rowHeaders = (page: Page) => page.getByRole('table').getByRole('rowheader')

test('metering points are found, narrowed, sorted, and assigned to another location at once', async () => {
  const { page, faults, close } = await portal.visit(list, { as: 'manager' })
  await page.getByRole('searchbox').fill('demo-1001')
  await shown(page).getByText('1 metering point').waitFor()
  await page.waitForURL(/search=demo-1001/)
  await page.getByRole('searchbox').fill('')
  await page.getByLabel('Product', { exact: true }).selectOption('Gas')
  await page.waitForURL(/product=GAS/)
  await page.getByRole('button', { name: 'Location', exact: true }).click()
  await page.waitForURL(/sort=location/)
  expect(await accessibilityFaults(page)).toEqual([])
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await downloaded
  expect(file.suggestedFilename()).toMatch(/^.+-Metering points-\d{4}-\d{2}-\d{2}\.csv$/)
  const lines = (await text(await file.createReadStream())).trimEnd().split('\r\n')
  await shown(page)
    .getByText(`${lines.length - 1} metering points`)
    .waitFor()
  expect(lines[0]).toMatch(/Name,Metering point ID,Meter number,Location/)
  await page.getByLabel('Location group').selectOption({ index: 1 })
  await page.waitForURL(/group=/)
  await page.getByLabel('Location group').selectOption('All')
  // Otter Court has a gas meter of its own: this one is told by its ID.
  const at = (location: string) =>
    page.getByRole('checkbox', { name: `Select Gas, ${location}, DEMO-MP-000001002`, exact: true })
  await at('Ashgrove Laboratories').check()
  const bar = page.getByRole('group', { name: 'Selected items' })
  await bar.getByRole('button', { name: 'Move' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('Otter Court')
  await dialog
    .getByRole('list', { name: 'Search results' })
    .getByRole('button', { name: /Otter Court/ })
    .click()
  const last = page.getByRole('group', { name: 'Last move' })
  await last.getByText(/^Gas moved to Otter Court from /).waitFor()
  await at('Otter Court').waitFor()
  await last.getByRole('button', { name: 'Undo' }).click()
  await at('Ashgrove Laboratories').waitFor()
  // The address keeps what was chosen.
  await page.reload()
  await at('Ashgrove Laboratories').waitFor()
  expect(faults()).toEqual([])
  await close()
})

test('by the keyboard and in German: a meter is exchanged, corrected, and the exchange undone', async () => {
  const { page, close } = await portal.visit(`${list}?kind=MAIN&product=ELECTRICITY&sort=meterNumber`, {
    ...{ as: 'manager', language: 'de' },
  })
  await rowHeaders(page).first().getByRole('link').press('Enter')
  await page.getByRole('heading', { name: 'Zählerwechsel' }).waitFor()
  await page.getByRole('button', { name: 'Wechsel hinzufügen' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Zählerwechsel hinzufügen' })
  await dialog.getByRole('button', { name: 'Speichern' }).press('Enter')
  await dialog.getByText('Geben Sie ein Datum und eine Uhrzeit an, die es am Standort gibt.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByLabel('Datum und Uhrzeit des Wechsels').fill('2025-09-10T09:30')
  await dialog.getByLabel('Nummer des neuen Zählers').fill('NEU 77')
  await dialog.getByLabel('Letzter Stand des alten Zählers, kWh').fill('99.999,5')
  await dialog.getByLabel('Erster Stand des neuen Zählers, kWh').fill('0')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  const panel = page.getByRole('region', { name: 'Zählerwechsel' })
  await panel.getByText(/99\.999,5 kWh → 0 kWh/).waitFor()
  await page.getByRole('term').filter({ hasText: 'Zählernummer' }).locator('..').getByText('NEU 77').waitFor()

  await panel
    .getByRole('button', { name: /korrigieren$/ })
    .first()
    .press('Enter')
  const correcting = page.getByRole('dialog', { name: 'Zählerwechsel korrigieren' })
  await correcting.getByLabel('Nummer des neuen Zählers').fill('NEU 78')
  await page.keyboard.press('Enter')
  await panel.getByText('NEU 78').waitFor()
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await overhang(page)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 900 })

  // The history is fetched again after the metering point.
  await page.reload()
  const history = page.getByRole('region', { name: 'Änderungen' })
  const undo = history.getByRole('button', { name: /^Rückgängig/ }).first()
  const [panelEnd, buttonEnd] = await Promise.all([endOf(history), endOf(undo)])
  expect(buttonEnd).toBeLessThanOrEqual(panelEnd)
  await undo.press('Enter')
  await panel.getByText('NEU 77').waitFor()
  await close()
})

test('on a phone the checkbox of a row stands in the line of its name, and is as large as a finger needs', async () => {
  const { page, close } = await portal.visit(list, { as: 'manager', viewport: { width: 360, height: 800 } })
  const boxOf = async (part: Locator) => (await part.boundingBox())!
  const name = rowHeaders(page).first()
  await name.waitFor()
  const row = page.getByRole('row').filter({ has: page.getByRole('checkbox') })
  const choice = await boxOf(row.first().getByRole('checkbox'))
  const [cell, link] = await Promise.all([
    boxOf(name),
    boxOf(name.getByRole('link').or(name.getByRole('button'))),
  ])
  expect(choice.width).toBeGreaterThanOrEqual(24)
  expect(choice.x).toBeCloseTo(cell.x, 0)
  expect(choice.x + choice.width).toBeLessThanOrEqual(link.x)
  expect(Math.abs(choice.y + choice.height / 2 - (link.y + link.height / 2))).toBeLessThan(3)
  expect([await accessibilityFaults(page), await overhang(page)]).toEqual([[], 0])
  await close()
})
