import { text as readText } from 'node:stream/consumers'
import { accessibilityFaults, SignedInClient, waitFor } from '@energycockpit/testing'
import type { ChosenSeries, SummedValues } from '@energycockpit/contract'
import { chartIsDrawn } from './chart-drawing'
import { startPortal, type PortalUnderTest } from './portal-under-test'

const location = 'loc-b2'
const path = `/platform/analysis/progression?node=${location}`
const words = {
  de: { table: 'Tabelle', decimal: ',', grouping: '.' },
  en: { table: 'Table', decimal: '.', grouping: ',' },
} as const

let portal: PortalUnderTest
let client: SignedInClient
beforeAll(async () => {
  portal = await startPortal()
  client = await SignedInClient.signIn(portal.server.url, 'analyst')
}, 240_000)
afterAll(() => portal?.stop())

/** The days on which the clock changes in London, with what the API says of their hours. */
const changes = [
  ['in October a day has 25 hours', '2025-10-26', '2025-10-27', 25],
  ['in March a day has 23 hours', '2025-03-30', '2025-03-31', 23],
] as const

describe.each(['de', 'en'] as const)('in %s', (language) => {
  test.each(changes)('%s, and each has the figure of the API', async (_, from, to, hours) => {
    const expected = await electricityOf(from, to)
    const { page, close } = await portal.visit(
      `${path}&product=ELECTRICITY&from=${from}&to=${to}&granularity=PT1H`,
      {
        language,
      },
    )
    await chartIsDrawn(page)
    await page.getByRole('radio', { name: words[language].table }).check()
    const rows = page.locator('figure tbody tr')
    await waitFor(`${hours} hours`, async () => (await rows.count()) === hours)
    const cells = await rows.locator('td:first-of-type').allInnerTexts()
    expect(cells).toHaveLength(hours)
    cells.forEach((cell, place) => {
      const value = expected.value[place]!
      if (value === null) expect(cell).not.toMatch(/\d/)
      else expect(Math.abs(energyIn(cell, language) - value)).toBeLessThanOrEqual(0.05 + value * 1e-3)
    })
    const times = (await rows.locator('th').allInnerTexts()).filter(
      (text) => text.includes('GMT') || text.includes('BST'),
    )
    expect(times).toHaveLength(hours === 25 ? 2 : 0)
    await close()
  })
})

test('zoomed in, finer values come, the address keeps the section, and the whole comes back', async () => {
  const { page, close } = await portal.visit(`${path}&product=ELECTRICITY&period=LAST_YEAR`)
  await chartIsDrawn(page)
  const chart = page.getByRole('slider')
  const days = Number(await chart.getAttribute('aria-valuemax')) + 1
  expect(days).toBeGreaterThanOrEqual(12)
  const finer = page.waitForResponse(/\/measurements\/sum\?.*granularity=PT1H/)
  await chart.focus()
  for (let press = 0; press < 7; press++) await page.keyboard.press('+')
  await finer
  await page.waitForURL(/o\.zoom=\d+-\d+/)
  await page.getByText(/per hour/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.reload()
  await page.getByText(/per hour/).waitFor()
  await page.getByRole('button', { name: 'Show the whole period' }).click()
  await page.waitForURL((url) => !url.search.includes('zoom'))
  await waitFor('the whole', async () => Number(await chart.getAttribute('aria-valuemax')) + 1 === days)
  await close()
})

test('by mouse: a section is selected, moved with Shift, read, and series are switched off', async () => {
  const { page, close } = await portal.visit(`${path}&o.of=meters&o.look=lines`)
  await chartIsDrawn(page)
  const chart = page.getByRole('slider')
  const all = Number(await chart.getAttribute('aria-valuemax'))
  const { x, y, width } = (await chart.boundingBox())!
  await page.mouse.move(x + width / 2, y + 100)
  await waitFor('a reading', async () => (await chart.getAttribute('aria-valuetext'))!.includes(';'))
  await page.mouse.down()
  await page.mouse.move(x + (width * 3) / 4, y + 120, { steps: 4 })
  await page.mouse.up()
  await page.waitForURL(/o\.zoom=/)
  expect(Number(await chart.getAttribute('aria-valuemax'))).toBeLessThan(all)
  const before = page.url()
  await page.keyboard.down('Shift')
  await page.mouse.down()
  await page.mouse.move(x + width / 4, y + 120, { steps: 4 })
  await page.mouse.up()
  await page.keyboard.up('Shift')
  await page.waitForURL((url) => url.href !== before)

  const entries = page.locator('figure [aria-pressed]')
  const count = await entries.count()
  expect(count).toBeGreaterThan(0)
  await entries.first().click()
  expect(await entries.first().getAttribute('aria-pressed')).toBe('false')
  expect(await entries.count()).toBe(count)
  expect(await accessibilityFaults(page)).toEqual([])
  await close()
})

test('a series that fails is named, and the others stay', async () => {
  const { page, goto, close } = await portal.visit('/platform/analysis')
  let failing: string | undefined
  await page.route(/\/measurement-series\/\d+\/values/, (route) => {
    const { pathname } = new URL(route.request().url())
    failing ??= pathname
    return pathname === failing ? route.fulfill({ status: 500, json: {} }) : route.continue()
  })
  await goto(`${path}&o.of=meters`)
  await page.getByText(/^While loading measured values for .* an error occurred$/).waitFor()
  await chartIsDrawn(page)
  await close(/status of 500/)
})

test('an annotation stays on the chart until it is deleted, which can be undone', async () => {
  const text = `Chiller replaced ${Date.now()}`
  const { page, close } = await portal.visit(`${path}&product=ELECTRICITY&from=2025-10-20&to=2025-11-03`)
  await chartIsDrawn(page)
  await page.getByRole('button', { name: 'Add annotation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add annotation' })
  await dialog.getByRole('textbox', { name: 'Text' }).fill(text)
  await dialog.getByLabel('Time or start').fill('2025-10-25T12:00')
  await dialog.getByLabel('End', { exact: true }).fill('2025-10-27T12:00')
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  const list = page.getByRole('list', { name: 'Annotations' })
  const item = list.getByRole('listitem').filter({ hasText: text })
  await item.getByText(/25 Oct 2025, 12:00 – 27 Oct 2025, 12:00/).waitFor()

  await page.reload()
  await chartIsDrawn(page)
  await item.getByRole('button', { name: /^Change/ }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Text' }).fill(`${text}, part 2`)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await item.getByText(`${text}, part 2`).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  // What is drawn can be downloaded beside the table, too, with what was noted.
  await page.getByRole('radio', { name: 'Table' }).check()
  await page
    .getByRole('row', { name: new RegExp(`${text}, part 2`) })
    .first()
    .waitFor()
  await page.getByRole('figure').getByRole('button', { name: 'Download', exact: true }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /^SVG / }).click()
  expect(await readText(await (await coming).createReadStream())).toContain(`${text}, part 2`)

  await item.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await item.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await item.waitFor({ state: 'detached' })
  await close()
})

async function electricityOf(from: string, to: string): Promise<SummedValues> {
  const chosen = await client.get<ChosenSeries>(
    `/rest/secure/measurements/chosen-series?objects=${location}&productType=ELECTRICITY`,
  )
  const ids = new Map<string, number>()
  for (const { pointId, seriesId, seriesType, quantity } of chosen.body.series)
    if (seriesType === 'MEASURED' && quantity === 'ENERGY') ids.set(pointId, seriesId)
  const hour = (day: string) => (day === '2025-10-26' || day === '2025-03-31' ? -1 : 0)
  const at = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + hour(day) * 3_600_000).toISOString()
  const { body } = await client.get<SummedValues>(
    `/rest/secure/measurements/sum?series=${[...ids.values()].join(',')}&from=${at(from)}&to=${at(to)}&granularity=PT1H`,
  )
  return body
}

/** What a cell says, in kWh. */
function energyIn(cell: string, language: 'de' | 'en'): number {
  const { decimal, grouping } = words[language]
  const [, number = '', unit = ''] = /^([\d.,]+)\s(\w+)/.exec(cell.replace(/\u00a0/g, ' ')) ?? []
  const value = Number(number.replaceAll(grouping, '').replace(decimal, '.'))
  return value * ({ Wh: 0.001, kWh: 1, MWh: 1000 }[unit] ?? NaN)
}
