import { SignedInClient } from '@energycockpit/testing'
import { faultsAtWidths } from './faults-at-widths'
import { startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

const said = {
  en: {
    ...{ formula: 'Formula', name: 'Name', save: 'Save changes', leave: 'Leave without saving?' },
    ...{ told: /^Maren Holt saved this on .*, while you were editing:$/, stay: 'Stay' },
    ...{ mine: 'Yours: [1001] * 0.75', theirs: 'Saved: [1001] * 0.25', nameTheirs: 'Name: A quarter' },
    ...{ saved: 'Saved. The values are recalculated.', all: 'All virtual meters' },
  },
  de: {
    ...{ formula: 'Formel', name: 'Name', save: 'Änderungen speichern', leave: 'Ohne Speichern verlassen?' },
    ...{ told: /^Maren Holt hat dies am .* gespeichert, während Sie bearbeitet haben:$/, stay: 'Bleiben' },
    mine: 'Ihre Eingabe: [1001] * 0.75',
    ...{ theirs: 'Gespeichert: [1001] * 0.25', nameTheirs: 'Name: A quarter' },
    ...{ saved: 'Gespeichert. Die Werte werden neu berechnet.', all: 'Alle virtuellen Zähler' },
  },
} as const

test.each(['en', 'de'] as const)(
  'of two who change the same meter the second compares both and saves one of them, in %s',
  async (language) => {
    const words = said[language]
    const colleague = await SignedInClient.signIn(portal.server.url, 'manager')
    const definition = {
      ...{ name: 'A half', formula: '[1001] * 0.5', quantity: 'ENERGY', unit: 'kWh', direction: null },
    }
    const calls = '/rest/secure/virtual-series'
    const created = await colleague.post<{ seriesId: number }>(calls, {
      ...{ ...definition, locationId: 'loc-b2', productType: 'ELECTRICITY' },
    })
    const { seriesId } = created.body
    const { page, close } = await portal.visit(`/platform/measurement-data/virtual-meters/${seriesId}`, {
      ...{ as: 'admin', language },
    })
    const formula = page.getByLabel(words.formula, { exact: true })
    await formula.fill('[1001] * 0.75')
    await page.getByRole('link', { name: words.all }).click()
    const question = page.getByRole('dialog', { name: words.leave })
    await question.getByRole('button', { name: words.stay }).click()
    await question.waitFor({ state: 'detached' })

    const changed = await colleague.put(`${calls}/${seriesId}`, {
      ...{ ...definition, name: 'A quarter', formula: '[1001] * 0.25' },
    })
    expect(changed.status).toBe(200)
    await page.getByRole('button', { name: words.save }).press('Enter')
    await page.getByText(words.told).waitFor()
    await page.getByText(words.nameTheirs).waitFor()
    expect(await faultsAtWidths(page, [360, 1440], { dark: true })).toEqual([])
    // By the arrow keys to theirs, and back to one's own.
    const mine = page.getByRole('radio', { name: words.mine })
    expect(await mine.isChecked()).toBe(true)
    await mine.press('ArrowDown')
    expect(await page.getByRole('radio', { name: words.theirs }).isChecked()).toBe(true)
    expect(await formula.inputValue()).toBe('[1001] * 0.25')
    await page.keyboard.press('ArrowUp')
    expect(await formula.inputValue()).toBe('[1001] * 0.75')
    expect(await page.getByLabel(words.name, { exact: true }).inputValue()).toBe('A quarter')
    await page.getByRole('button', { name: words.save }).press('Enter')
    await page.getByText(words.saved).waitFor()
    expect((await colleague.get(`${calls}/${seriesId}`)).body).toMatchObject({
      ...{ name: 'A quarter', formula: '[1001] * 0.75' },
    })
    await colleague.delete(`${calls}/${seriesId}`)
    await close(/409 \(Conflict\)|status of 404/)
  },
)
