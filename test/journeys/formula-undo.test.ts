import type { Page } from 'playwright-core'
import { faultsAtWidths } from './faults-at-widths'
import { startPortal, type PortalUnderTest, type Visitor } from './portal-under-test'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

async function expectNoFaults(page: Page): Promise<void> {
  expect(await faultsAtWidths(page, [360, 1440], { dark: true })).toEqual([])
}

const said = {
  en: {
    ...{ name: 'Undone twice', formula: 'Formula', save: 'Save changes', changes: 'Changes' },
    ...{ saved: 'Saved. The values are recalculated.', kind: 'Virtual meter', undone: 'Undone' },
    undoChange: 'Undo: Changed Undone twice',
    redo: 'Redo: Undone Undone twice',
    redone: 'Change undone.',
    remove: ['Remove virtual meter', 'Remove'],
    undoRemoval: 'Undo: Removed Undone twice',
  },
  de: {
    ...{ name: 'Zweimal zurück', formula: 'Formel', save: 'Änderungen speichern', changes: 'Änderungen' },
    ...{ saved: 'Gespeichert. Die Werte werden neu berechnet.', kind: 'Virtueller Zähler' },
    undone: 'Rückgängig gemacht',
    undoChange: 'Rückgängig machen: Geändert Zweimal zurück',
    redo: 'Wiederholen: Rückgängig gemacht Zweimal zurück',
    redone: 'Änderung rückgängig gemacht.',
    remove: ['Virtuellen Zähler entfernen', 'Entfernen'],
    undoRemoval: 'Rückgängig machen: Entfernt Zweimal zurück',
  },
} as const

const list = '/platform/measurement-data/virtual-meters'

async function createMeter({ page }: Visitor, name: string): Promise<string> {
  const { url } = portal.server
  const answer = await page.request.post(`${url}/rest/secure/virtual-series`, {
    headers: { origin: url },
    data: {
      ...{ name, formula: '[1001] * 0.5', locationId: 'loc-b2', productType: 'ELECTRICITY' },
      ...{ quantity: 'ENERGY', unit: 'kWh', direction: null },
    },
  })
  expect(answer.status()).toBe(200)
  return `${list}/${((await answer.json()) as { seriesId: number }).seriesId}`
}

const formulaBecomes = (page: Page, label: string, formula: string) =>
  page.waitForFunction(
    ([label, value]) =>
      [...document.querySelectorAll('textarea')].some(
        (field) => field.labels[0]?.textContent.startsWith(label) && field.value === value,
      ),
    [label, formula] as const,
  )

test.each(['en', 'de'] as const)(
  'a change of a formula is undone where it was made and redone in the history, in %s',
  async (language) => {
    const words = said[language]
    const visitor = await portal.visit(list, { as: 'manager', language })
    const { page, goto, close } = visitor
    const meter = await createMeter(visitor, words.name)
    await goto(meter)
    const formula = page.getByLabel(words.formula, { exact: true })
    await formula.fill('[1001] * 0.25')
    await page.getByRole('button', { name: words.save }).click()
    await page.getByText(words.saved).waitFor()
    const changes = page.getByRole('region', { name: words.changes })
    const row = changes.getByRole('row').filter({ has: page.getByRole('button', { name: words.undoChange }) })
    await row.getByText('(1001)] * 0.5 → ').waitFor()
    await expectNoFaults(page)

    // By the keyboard.
    await row.getByRole('button', { name: words.undoChange }).focus()
    await page.keyboard.press('Enter')
    await changes.getByRole('button', { name: words.redo }).waitFor()
    await formulaBecomes(page, words.formula, '[1001] * 0.5')
    expect(await page.getByText(words.saved).count()).toBe(0)
    await expectNoFaults(page)

    await goto('/platform/organization/history')
    const redo = page.getByRole('button', { name: words.redo })
    const undone = page.getByRole('row').filter({ has: redo })
    await undone.getByText(`${words.kind} ${words.name}`).waitFor()
    expect(await undone.innerText()).toContain('· ')
    expect(await undone.innerText()).toMatch(/\(1001\)\] \* 0\.25 → \[.* \(1001\)\] \* 0\.5/)
    await expectNoFaults(page)
    await redo.click()
    await page.getByText(words.redone, { exact: true }).first().waitFor()
    await goto(meter)
    await formulaBecomes(page, words.formula, '[1001] * 0.25')

    const [remove, yes] = words.remove
    await page.getByRole('button', { name: remove }).click()
    await page.getByRole('dialog').getByRole('button', { name: yes, exact: true }).click()
    await page.getByRole('button', { name: words.undoRemoval }).click()
    await page.getByRole('link', { name: words.name }).waitFor()
    await expectNoFaults(page)
    await goto(meter)
    await page.getByRole('button', { name: remove }).click()
    await page.getByRole('dialog').getByRole('button', { name: yes, exact: true }).click()
    await page.getByRole('button', { name: words.undoRemoval }).waitFor()
    // Values of its last week may be on their way when it is removed.
    await close(/status of 404 .*\/values/)
  },
)
