import { SignedInClient } from '@energycockpit/testing'
import { createFormats } from '@energycockpit/i18n'
import type { Page } from 'playwright-core'
import { findElectricityMeter, type DemoMeter } from './demo-meter'
import { faultsAtWidths } from './faults-at-widths'
import { startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
let client: SignedInClient
let meter: DemoMeter
beforeAll(async () => {
  portal = await startPortal()
  client = await SignedInClient.signIn(portal.server.url, 'analyst')
  meter = await findElectricityMeter(client)
}, 240_000)
afterAll(() => portal?.stop())

const lastYear = new Date().getFullYear() - 1

/** The last Sunday of a month: the clock changes on it. */
function lastSunday(month: number): string {
  const last = new Date(Date.UTC(lastYear, month, 0))
  return new Date(last.getTime() - last.getUTCDay() * 86_400_000).toISOString().slice(0, 10)
}
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

const pageOf = (days: { from: string; to: string }) =>
  `/platform/analysis/daily-profile?point=${meter.point.id}&from=${days.from}&to=${days.to}`

/** The hours of a day in the file that the server makes of it: local time and value as it is written. */
async function hoursInFile(day: string): Promise<{ clock: string; value: number }[]> {
  const around = (hours: number) => new Date(Date.parse(`${day}T12:00:00Z`) + hours * 3_600_000).toISOString()
  const query = new URLSearchParams({
    ...{ from: around(-16), to: around(16), granularity: 'PT1H', format: 'csv', language: 'en' },
  })
  const { body } = await client.get<string>(
    `/rest/secure/measurement-series/${meter.point.series[0]!.id}/download?${query}`,
  )
  const [, ...lines] = String(body).trimEnd().split('\r\n')
  return lines
    .map((line) => line.split(','))
    .filter(([start]) => start!.startsWith(day))
    .map((cells) => ({
      clock: cells[0]!.slice(11, 16),
      value: Number(cells[1]),
    }))
}

/** Which of both charts is the first is certain only when both are there. */
const bothAreDrawn = (page: Page) => page.getByRole('figure').nth(1).getByRole('slider').waitFor()

async function hoursOnPage(page: Page) {
  const map = page.getByRole('figure').first()
  await map.getByRole('radio', { name: 'Table' }).check({ force: true })
  const rows = map.getByRole('row')
  await rows.nth(1).waitFor()
  const texts = await rows.allInnerTexts()
  return texts.slice(1).map((row) => row.split('\t'))
}

test.each([
  ['the day of 23 hours', 3, 23],
  ['the day of 25 hours', 10, 25],
])('%s has the hours of the file, with their values', async (_, month, count) => {
  const day = lastSunday(month)
  const { page, close } = await portal.visit(pageOf({ from: day, to: dayAfter(day) }))
  await bothAreDrawn(page)
  const inFile = await hoursInFile(day)
  expect(inFile).toHaveLength(count)
  const note = count === 23 ? /^Hatched: hour left out/ : /^Split cell: hour that comes twice/
  await page.getByText(note).waitFor()
  const onPage = await hoursOnPage(page)
  expect(onPage).toHaveLength(count)
  const formats = createFormats('en')
  onPage.forEach(([when, value], place) => {
    expect(when).toContain(`, ${inFile[place]!.clock}`)
    const digits = /\.(\d+)/.exec(value!)?.[1]?.length ?? 0
    expect(value!.replaceAll('\u00a0', ' ')).toBe(`${formats.number(inFile[place]!.value, digits)} kWh`)
  })
  await close()
})

test('a year by keyboard, in German and on a phone: the map is read, the profiles are those of the API', async () => {
  const year = { from: `${lastYear}-01-01`, to: `${lastYear + 1}-01-01` }
  const { page, faults, close } = await portal.visit(pageOf(year), { language: 'de' })
  const map = page.getByRole('figure').first()
  const slider = map.getByRole('slider')
  await bothAreDrawn(page)
  await slider.press('Home')
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/1\. Jan\. \d{4}, 00:00–01:00, .*kWh/)
  await slider.press('ArrowRight')
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/2\. Jan\. \d{4}, 00:00–01:00/)
  await slider.press('ArrowDown')
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/2\. Jan\. \d{4}, 01:00–02:00/)
  const means = page.getByRole('figure', { name: /^Mittlere Tagesgänge: / })
  await means.getByText('Montag bis Freitag').waitFor()
  await means.getByRole('slider').press('End')
  expect(await means.getByRole('slider').getAttribute('aria-valuetext')).toMatch(
    /^23:00–24:00, Montag bis Freitag .*kW/,
  )
  expect(await faultsAtWidths(page, [360, 768, 1440])).toEqual([])
  expect(faults()).toEqual([])
  await close()
})
