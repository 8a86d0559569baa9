import { SignedInClient } from '@energycockpit/testing'
import type { LoadDuration } from '@energycockpit/contract'
import { createFormats } from '@energycockpit/i18n'
import { unitScale } from '@energycockpit/units'
import { columnDigits } from './column-digits'
import { findElectricityMeter } from './demo-meter'
import { faultsAtWidths } from './faults-at-widths'
import { startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

test.each(['en', 'de'] as const)(
  'the curve begins with the highest power, which the list names: %s',
  async (language) => {
    const client = await SignedInClient.signIn(portal.server.url, 'analyst')
    const { point } = await findElectricityMeter(client)
    const year = new Date().getFullYear() - 1
    const period = { from: `${year}-01-01`, to: `${year + 1}-01-01` }
    const path = `/platform/analysis/load-duration?point=${point.id}&from=${period.from}&to=${period.to}`
    const { page, faults, close } = await portal.visit(path, { language })
    const figure = page.getByRole('figure')
    const slider = figure.getByRole('slider')
    await slider.waitFor()
    const query = new URLSearchParams({ series: String(point.series[0]!.id) })
    query.set('from', `${period.from}T00:00:00Z`)
    query.set('to', `${period.to}T00:00:00Z`)
    const { body } = await client.get<LoadDuration>(`/rest/secure/measurements/load-duration?${query}`)
    const formats = createFormats(language)
    const rows = page
      .getByRole('table', { name: language === 'en' ? 'Highest powers' : 'Höchste Leistungen' })
      .getByRole('row')
    await rows.nth(20).waitFor()
    const [highest = 0] = body.peaks.value
    const { factor } = unitScale(highest, body.unit!)
    expect(await rows.nth(1).innerText()).toContain(
      formats.number(highest * factor, columnDigits(highest * factor)),
    )
    const { dateParts } = formats
    const day = dateParts(body.peaks.at[0]!, body.timeZone, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    })
    expect(await rows.nth(1).innerText()).toContain(day)
    await slider.press('Home')
    expect(await slider.getAttribute('aria-valuetext')).toContain(formats.number(body.curve.value[0]!, 1))
    expect(await faultsAtWidths(page, [360, 768, 1440])).toEqual([])
    expect(faults()).toEqual([])
    await close()
  },
)
