import { accessibilityFaults } from '@energycockpit/testing'
import type { Locator, Page } from 'playwright-core'
import { faultsAtWidths } from './faults-at-widths'
import { startPortal, type PortalUnderTest } from './portal-under-test'
import { floorPlan, script } from './twin-files'

let portal: PortalUnderTest
beforeAll(async () => {
  // Its own: what is created here would be on the pages of other journeys.
  portal = await startPortal({})
}, 240_000)
afterAll(() => portal?.stop())

const twin = '/platform/organization/twin?location=loc-b2'

async function expectNoFaults(page: Page): Promise<void> {
  expect(await faultsAtWidths(page, [360, 1280])).toEqual([])
}

/** Where a marker stands on its plan, in per cent. */
const placeOf = (marker: Locator) =>
  marker.evaluate(({ style }: HTMLElement) => [style.insetInlineStart, style.insetBlockStart])

test('a building with a picture, a plan, a machine on it and a meter; undone step by step', async () => {
  const { page, close } = await portal.visit(twin, { as: 'manager' })
  await page.getByRole('heading', { level: 1, name: 'Ashgrove Laboratories' }).waitFor()
  await page.getByText('No objects yet').waitFor()
  await page.getByRole('button', { name: 'New object' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Journey hall')
  await dialog.getByLabel('Description').fill('Built in **1974**. <script>alert(1)</script>')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: 'Journey hall' }).waitFor()
  expect(await page.locator('strong', { hasText: '1974' }).count()).toBe(1)
  await page.getByText('<script>alert(1)</script>').waitFor()
  await page.getByText(/^Created .* by Maren Holt\./).waitFor()

  // What is no picture is refused with the reason, and a picture is stored with its caption.
  const pictures = page.getByRole('region', { name: 'Pictures' })
  const choose = pictures.getByLabel('Choose pictures')
  await choose.setInputFiles(script)
  await pictures.getByText('SVG is not accepted, because SVG files can contain program code.').waitFor()
  await choose.setInputFiles(floorPlan('front.png'))
  await pictures.getByRole('button', { name: 'Enlarge: Picture 1 of Journey hall' }).waitFor()
  await page.getByText('1 picture added.').waitFor()
  await pictures.getByRole('button', { name: 'Edit pictures' }).click()
  await dialog.getByLabel('Caption of picture 1').fill('The front')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await pictures.getByRole('button', { name: 'Enlarge: The front' }).click()
  await dialog.getByRole('img', { name: 'The front' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  const plan = page.getByRole('region', { name: 'Plan', exact: true })
  await plan.getByRole('button', { name: 'Upload plan' }).click()
  await dialog.getByLabel('Choose a plan').setInputFiles(floorPlan('floor.png'))
  await dialog.waitFor({ state: 'detached' })
  await plan.getByRole('img', { name: 'Plan: Journey hall' }).waitFor()

  await page.getByRole('button', { name: 'New object below' }).click()
  await dialog.getByLabel('Name').fill('Journey press')
  await dialog.getByLabel('Category').selectOption('MACHINE')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: 'Journey press' }).waitFor()

  // Only meters of the location are offered, and the dialog says so.
  await page.getByRole('button', { name: 'Assign metering points' }).click()
  await dialog.getByText(/^Only metering points that are already assigned to the location/).waitFor()
  await dialog.getByRole('checkbox', { name: /^Electricity Electricity/ }).check()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  const meters = page.getByRole('region', { name: 'Metering points' })
  await meters.getByText(/kW/).first().waitFor()

  // Placed by the pointer, which saves it.
  const place = page.getByRole('region', { name: 'On the plan: Journey hall' })
  await place.getByRole('button', { name: 'Place objects' }).click()
  await place.getByRole('button', { name: 'Put Journey press on the plan' }).click()
  const marker = place.getByRole('button', { name: 'Move Journey press' })
  await page.getByText('Journey press placed.').waitFor()
  const box = (await place.getByRole('img', { name: 'Plan: Journey hall' }).boundingBox())!
  await marker.hover()
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.25, box.y + box.height * 0.75, { steps: 5 })
  await page.mouse.up()
  await place.getByRole('button', { name: 'Done' }).click()
  const bar = page.getByRole('group', { name: 'Last change' })
  const shown = place.locator('a[data-side]', { hasText: 'Journey press' })
  await page.waitForFunction(() =>
    document.querySelector('a[data-side]')?.getAttribute('style')?.includes('25%'),
  )
  expect(await placeOf(shown)).toEqual(['25%', '75%'])
  await shown.getByText(/kW/).waitFor()
  await expectNoFaults(page)
  await bar.getByRole('button', { name: 'Undo' }).click()
  await page.waitForFunction(() =>
    document.querySelector('a[data-side]')?.getAttribute('style')?.includes('50%'),
  )
  await page.getByRole('button', { name: 'Undo: Changed Journey press' }).first().waitFor()
  await close(/415 \(Unsupported Media Type\)/)
})

test('in German, by the keyboard: an object is placed, moved in the tree, and deleted with what is below', async () => {
  const { page, close } = await portal.visit(twin, { as: 'admin', language: 'de' })
  const tree = page.getByRole('tree', { name: 'Objekte' })
  await tree.getByRole('treeitem', { name: 'Journey hall' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Journey hall' }).waitFor()
  await page.getByRole('button', { name: 'Neues Objekt darunter' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Lüftung')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Lüftung' }).waitFor()

  const plan = page.getByRole('region', { name: 'Auf dem Plan: Journey hall' })
  await plan.getByRole('button', { name: 'Objekte platzieren' }).press('Enter')
  await plan.getByRole('button', { name: 'Lüftung auf den Plan setzen' }).press('Enter')
  const marker = plan.getByRole('button', { name: 'Lüftung verschieben' })
  await marker.waitFor()
  await page.waitForFunction(
    () => document.activeElement?.getAttribute('aria-label') === 'Lüftung verschieben',
  )
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  for (let times = 0; times < 3; times++) await page.keyboard.press('Shift+ArrowDown')
  await plan.getByText('Lüftung: 52 % von links, 80 % von oben').waitFor({ state: 'attached' })
  await page.keyboard.press('Enter')
  await page
    .getByText('Platz auf dem Plan: 50 % von links, 50 % von oben → 52 % von links, 80 % von oben')
    .waitFor()
  await expectNoFaults(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await plan.getByRole('button', { name: 'Fertig' }).press('Enter')

  // Below another parent its place on the plan stays: the plan is the same.
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).press('Enter')
  await dialog.getByLabel('Übergeordnetes Objekt').selectOption({ label: 'Journey hall › Journey press' })
  await dialog.getByRole('button', { name: 'Speichern' }).press('Enter')
  await page.getByText('Raum · Ashgrove Laboratories › Journey hall › Journey press').waitFor()

  await tree.getByRole('treeitem', { name: 'Journey press' }).click()
  await page.getByRole('heading', { level: 1, name: 'Journey press' }).waitFor()
  await page.getByRole('button', { name: 'Löschen' }).press('Enter')
  await dialog.getByText('2 Objekte', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Löschen' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Journey hall' }).waitFor()
  await tree.getByRole('treeitem', { name: 'Lüftung' }).waitFor({ state: 'detached' })
  await close()
})

test('who sees no values is told so, and who may not edit has nothing to edit with', async () => {
  const { page, goto, words, close } = await portal.visit('/platform/home-portal', { as: 'reader' })
  await goto(twin)
  await page.getByRole('treeitem', { name: 'Journey hall' }).click()
  await page.getByRole('heading', { level: 1, name: 'Journey hall' }).waitFor()
  await page.getByRole('img', { name: 'Plan: Journey hall' }).waitFor()
  expect(
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Edit|New|Upload|Assign)/ })
      .count(),
  ).toBe(0)
  await page.getByRole('link', { name: words.twin, exact: true }).click()
  await page.getByRole('heading', { level: 2, name: 'Choose a location' }).waitFor()
  await expectNoFaults(page)
  await close()
})
