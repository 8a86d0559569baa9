import { waitFor } from '@energycockpit/testing'
import type { MeteringPoint } from '@energycockpit/contract'
import type { Page } from 'playwright-core'
import { faultsAtWidths } from './faults-at-widths'
import { startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

/** Decades before the meters' own readings, so that nobody else's figures change. */
const year = 1983
const instant = (hour: number) => new Date(Date.UTC(year, 0, 1, hour)).toISOString()

async function expectNoFaults(page: Page): Promise<void> {
  expect(await faultsAtWidths(page, [360, 1280], { dark: true })).toEqual([])
}

/** 10 kWh in each of the hours of four weeks but one, on the meter that is named. */
async function deliver(page: Page, point: string, { left }: { left?: number } = {}): Promise<MeteringPoint> {
  const answer = await page.request.get(`${portal.server.url}/rest/secure/metering-points/${point}`)
  const meter = (await answer.json()) as MeteringPoint
  const seriesId = meter.series.find(({ quantity }) => quantity === 'ENERGY')!.id
  const readings = [...Array(672).keys()]
    .filter((hour) => hour !== left)
    .map((hour) => ({ seriesId, at: instant(hour), value: 10 }))
  const delivered = await page.request.post(`${portal.server.url}/rest/secure/readings`, {
    data: { readings },
    headers: { origin: portal.server.url },
  })
  expect(delivered.status()).toBe(200)
  return meter
}

test('in German: a meter reading that does not fit the measured values is asked about, and can be corrected', async () => {
  const path = '/platform/measurement-data/meter-readings/mp-b2-electricity'
  const { page, close } = await portal.visit(path, { as: 'manager', language: 'de' })
  await deliver(page, 'mp-b2-electricity', { left: 400 })
  const enter = async (hour: number, value: string) => {
    await page.getByLabel(/^Zählerstand \(/).fill(value)
    // The meter's clocks are those of London, in winter.
    await page.getByLabel('Abgelesen am').fill(instant(hour).slice(0, 16))
    await page.getByRole('button', { name: 'Zählerstand speichern' }).click()
  }
  await enter(300, '5.000')
  await page.getByText(/^Gespeichert: 5\.000\skWh am 13\.\sJan\.\s1983,\s12:00\.$/).waitFor()

  await enter(500, '8.857')
  const question = page.getByRole('dialog', { name: 'Ist das richtig?' })
  const told = await question.getByRole('paragraph').first().innerText()
  expect(told.replaceAll(/\s/g, ' ')).toMatch(
    /ergeben die Zählerstände 3\.857 kWh, die Messwerte 1\.990 kWh\. Die Differenz von 1\.867 kWh käme in die 1 h ohne Messwert; üblich wären dort höchstens etwa 15,0 kWh\.$/,
  )
  await expectNoFaults(page)
  await question.getByRole('button', { name: 'Korrigieren' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await page.getByLabel(/^Zählerstand \(/).inputValue()).toBe('8.857')
  await enter(500, '7.001,5')
  await page.getByText(/^Gespeichert: 7\.001,5\skWh am 21\.\sJan\.\s1983,\s20:00\.$/).waitFor()
  await expectNoFaults(page)
  await close(/422 \(Unprocessable Entity\)/)
})

test('in German: what a file would replace is counted and named before it is imported', async () => {
  const { page, close } = await portal.visit('/platform/measurement-data/imports/new', {
    as: 'manager',
    language: 'de',
  })
  const { meteringPointId } = await deliver(page, 'mp-b2-gas')
  const lines = [...Array(50).keys()].map((hour) => `${instant(hour)};${hour < 2 ? '10' : `${hour},5`}`)
  await page.getByLabel('Datei auswählen').setInputFiles({
    name: 'Korrektur.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Zeit;Gas', ...lines].join('\r\n')),
  })
  await page.getByRole('button', { name: /Messreihe wählen/ }).click()
  const found = page.getByRole('dialog').getByRole('listitem').getByRole('button')
  await page.getByRole('searchbox').fill(meteringPointId)
  await waitFor('one series', async () => (await found.count()) === 1)
  await found.click()
  const changes = page.getByRole('region', { name: 'Änderungen' })
  await waitFor(
    '48 changed values and two that stay',
    async () => String(await changes.getByRole('definition').allInnerTexts()) === '0,48,2',
  )
  await expectNoFaults(page)
  await close()
})
