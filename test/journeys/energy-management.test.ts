import type { Baseline } from '@energycockpit/contract'
import { SignedInClient, spareUser } from '@energycockpit/testing'
import type { Page } from 'playwright-core'
import { faultsAtWidths } from './faults-at-widths'
import { startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

async function expectNoFaults(page: Page): Promise<void> {
  expect(await faultsAtWidths(page, [360, 1280])).toEqual([])
}

test('an action is created, valued, implemented, verified, deleted and restored', async () => {
  const manager = await SignedInClient.signIn(portal.server.url, 'manager')
  const { body: baseline } = await manager.post<Baseline>('/rest/secure/analysis/baselines', {
    ...{
      name: 'Before the fans',
      series: [1001],
      form: 'POOLED',
      reason: 'The year before.',
      adjustments: [],
    },
    ...{ baselineFrom: '2024-11-01', baselineTo: '2025-11-01' },
  })
  const { page, close, faults } = await portal.visit('/platform/enms/actions', {
    as: 'manager',
    language: 'de',
  })
  const dialog = page.getByRole('dialog')
  const field = (label: string) => dialog.getByLabel(label)
  const save = () => dialog.getByRole('button', { name: 'Speichern' }).click()

  // Only with the keyboard until it is saved.
  await page.getByRole('button', { name: 'Neue Maßnahme' }).press('Enter')
  await save()
  await dialog.getByText('Geben Sie einen Namen ein.').waitFor()
  expect(await field('Name').evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.type('Neue Ventilatoren')
  await dialog.getByRole('button', { name: 'Einsparung hinzufügen' }).press('Enter')
  await field('Einsparung pro Jahr in kWh').fill('1.000.000')
  await field('Preis in €/kWh').fill('0,20')
  await field('Nachweis durch Basislinie').selectOption({ label: 'Before the fans' })
  await dialog.getByRole('checkbox', { name: 'Kapitalwert berechnen' }).press('Space')
  await save()
  await dialog.getByText('Geben Sie eine Zahl ein, etwa 1.250,50.').waitFor()
  await field('Investition in €').fill('500.000')
  await field('Kalkulationszinssatz in %').fill('0')
  await field('Betrachtete Jahre').fill('3')
  await dialog.getByText(/^Kapitalwert: 100\.000\s€$/).waitFor()
  await save()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1, name: 'Neue Ventilatoren' }).waitFor()
  await page.getByText('bringt die Maßnahme mehr, als sie kostet', { exact: false }).waitFor()
  await page
    .getByRole('row', { name: /^3 / })
    .getByText(/^100\.000\s€$/)
    .waitFor()
  await page.getByText('Noch nicht umgesetzt').waitFor()
  await expectNoFaults(page)

  await page.getByRole('button', { name: 'Bearbeiten' }).click()
  await field('Status').selectOption('IMPLEMENTED')
  await save()
  await dialog.getByText('Geben Sie den Tag ein, an dem die Maßnahme wirksam wurde.').waitFor()
  await field('Wirksam ab').fill('2025-11-01')
  await save()
  await dialog.waitFor({ state: 'detached' })
  // Nobody has replaced fans in the demo, and the page says so.
  const verified = page.getByRole('region', { name: 'Strom' })
  await verified
    .getByRole('note')
    .filter({ hasText: /statt|sollten|Zufall/ })
    .waitFor()
  await expectNoFaults(page)
  await verified.getByRole('link', { name: 'Abweichungsanalyse öffnen' }).click()
  await page.waitForURL(/variance-analysis\?point=.*o\.saved=/)
  await page.getByText('The year before.').first().waitFor()
  await page.goBack()

  await page.getByRole('button', { name: 'Löschen' }).click()
  await page.getByText('Neue Ventilatoren gelöscht.').waitFor()
  await page.getByRole('button', { name: 'Rückgängig machen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Neue Ventilatoren' }).waitFor()
  await page.getByRole('link', { name: 'Alle Maßnahmen' }).click()
  await page.getByText('Keine Maßnahme hat diesen Status.').waitFor()
  await page.getByText('Umgesetzt', { exact: true }).click()
  await page.getByRole('link', { name: 'Neue Ventilatoren' }).click()
  await page.getByRole('button', { name: 'Löschen' }).click()
  await page.getByText('Neue Ventilatoren gelöscht.').waitFor()
  await manager.delete(`/rest/secure/analysis/baselines/${baseline.id}?revision=${baseline.revision}`)
  expect(faults()).toEqual([])
  await close()
}, 120_000)

test('the overview of the month is arranged, keeps its order, and leads to what explains it', async () => {
  const user = await spareUser('analyst')
  const { page, goto, close, faults } = await portal.visit('/platform/enms', { as: user })
  await page.waitForURL('**/platform/enms/overview')
  const titles = () => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  await page.getByRole('button', { name: 'Arrange tiles' }).click()
  await page.getByRole('button', { name: 'Move Peak load forward' }).press('Enter')
  await page.getByRole('button', { name: 'Remove Costs' }).press('Enter')
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Overview saved.').first().waitFor()
  const arranged = [
    ...['Consumption', 'Peak load', 'Forecast for the month'],
    ...['CO₂ emissions', 'Actions', 'Largest changes'],
  ]
  await goto('/platform/enms/overview?node=loc-b2')
  await page.getByText('Ashgrove Laboratories').first().waitFor()
  expect(await titles()).toEqual(arranged)

  // On a screen on the wall: all of it on pages that turn, without the frame of the portal.
  await page.getByRole('button', { name: 'Present full screen' }).click()
  const wall = page.getByRole('dialog', { name: 'Ashgrove Laboratories' })
  await wall.getByText(/^As of \d\d:\d\d$/).waitFor()
  await wall.getByText('Page 1 of 3').waitFor()
  await wall.getByRole('button', { name: 'Pause' }).click()
  await wall.getByRole('button', { name: 'Previous page' }).click()
  await wall.getByText('Page 3 of 3').waitFor()
  await wall.getByRole('heading', { name: 'Largest changes' }).waitFor()
  expect(await wall.getByRole('heading', { level: 2, name: 'Consumption' }).isVisible()).toBe(false)
  await expectNoFaults(page)
  await wall.getByRole('button', { name: 'Leave full screen' }).click()
  await wall.waitFor({ state: 'detached' })
  await page.waitForURL('**/overview?node=loc-b2&show=tiles')
  const consumption = page.getByRole('region', { name: 'Consumption' })
  await consumption.getByRole('link', { name: 'Electricity' }).click()
  await page.waitForURL(/platform\/analysis\?node=loc-b2&.*product=ELECTRICITY/)
  await page.getByRole('heading', { level: 1, name: 'Ashgrove Laboratories' }).waitFor()
  expect(faults()).toEqual([])
  await close()
}, 120_000)
