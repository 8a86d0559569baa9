import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Locale } from '@energycockpit/i18n'
import type { Choice } from '../../choice/choice'
import { chosenOf, meterSeries, temperatureSeries } from '../../joined/series-item.testing'
import { showWidget } from '../shown-widget.testing'
import { sankey } from '.'
import { mill, noFlows } from './flows.testing'
import View from './view'

beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null))

interface Shown {
  locale?: Locale
  options?: Record<string, string>
  answer?: () => unknown
  chosen?: ReturnType<typeof chosenOf>
  choice?: Partial<Choice>
}

const gas = { ...meterSeries, seriesId: 2, productType: 'GAS' as const }
const show = ({ answer = () => mill, chosen = chosenOf([meterSeries, gas]), ...shown }: Shown = {}) =>
  showWidget({
    ...{ widget: sankey, View, chosen, days: ['2026-03-29', '2026-04-05'] },
    ...shown,
    call: answer,
  })

test('sums with their shares, what is lost by name, and each flow as a row that leads to its object', async () => {
  const { api } = show()
  const legend = within(await screen.findByRole('list', { name: 'Legend' }))
  const entry = (name: string) => legend.getByText(name).parentElement!.textContent!.replaceAll('\u00a0', ' ')
  expect(entry('Electricity, import')).toMatch(/1,000 kWh$/)
  expect(entry('Lost or not submetered')).toMatch(/200 kWh \(16\.0%\)$/)
  expect(entry('Export')).toMatch(/40\.0 kWh \(3\.2%\)$/)
  expect(api.call.mock.calls[0]![1].query).toMatchObject({
    ...{ productType: 'ELECTRICITY', from: '2026-03-29', to: '2026-04-05', depth: 3 },
  })
  await userEvent.click(screen.getByText('Table'))
  const rows = screen.getAllByRole('row').map((row) => row.textContent!.replaceAll('\u00a0', ' '))
  expect(rows).toHaveLength(10)
  expect(rows).toContain('SawMain800 kWh64.0%90% complete')
  expect(rows).toContain('Lost or not submeteredMain200 kWh16.0%90% complete')
  expect(screen.getAllByRole('link', { name: 'Mill' })[0]!.getAttribute('href')).toBe(
    '/platform/analysis?node=mill',
  )
  expect(screen.getByRole('link', { name: 'Blade' }).getAttribute('href')).toBe(
    '/platform/analysis?point=blade',
  )
})

test('what is missing, and where parts are more than the whole, is said in German', async () => {
  show({ locale: 'de' })
  expect(await screen.findByText(/^2 Messstellen fehlen/)).toBeTruthy()
  expect(screen.getByText(/^2 Flüsse sind unvollständig/)).toBeTruthy()
  expect(
    screen.getByText(/^Unterzähler haben mehr gemessen als der Zähler darüber: Saw \(50,0\skWh\)/),
  ).toBeTruthy()
})

test('by the keyboard each flow is read with amount and share', async () => {
  show()
  const plot = await screen.findByRole('slider')
  plot.focus()
  const read = () => plot.getAttribute('aria-valuetext')!.replaceAll('\u00a0', ' ')
  const seen: string[] = []
  for (let step = 0; step < mill.links.length; step++) {
    await userEvent.keyboard('{ArrowDown}')
    seen.push(read())
  }
  expect(seen).toContain('Main → Saw, 800 kWh, 64.0% of all, 90% complete, Enter opens its page')
  expect(new Set(seen).size).toBe(mill.links.length)
  await userEvent.keyboard('{Escape}')
  expect(read()).toMatch(/2026/)
})

test('another product and other levels stand in the address', async () => {
  const { onChange } = show()
  await userEvent.selectOptions(await screen.findByLabelText('Product'), 'GAS')
  expect(onChange).toHaveBeenLastCalledWith({ options: { product: 'GAS' } })
  await userEvent.selectOptions(screen.getByLabelText('Levels'), 'all')
  expect(onChange).toHaveBeenLastCalledWith({ options: { levels: 'all' } })
})

test.each<[string, Partial<Choice>, boolean]>([
  ['a filter', { filters: { kind: 'SUB' } }, true],
  ['another product', { productType: 'WEATHER' }, true],
  ['its own product', { productType: 'ELECTRICITY' }, false],
  ['nothing', {}, false],
])('narrowed by %s it says that filters do not apply and why, or nothing', async (_, choice, isSaid) => {
  show({ choice })
  await screen.findByRole('list', { name: 'Legend' })
  expect(screen.queryAllByText(/^Your filters do not apply here: without all meters/)).toHaveLength(
    isSaid ? 1 : 0,
  )
})

test('of many objects the title names the first ones', async () => {
  const objects = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ id: name, name, type: 'LOCATION' as const }))
  show({ chosen: { ...chosenOf([meterSeries]), objects } })
  expect(await screen.findByText('Electricity · A, B, 3 more')).toBeTruthy()
})

test.each<[string, Shown, string]>([
  ['there are no flows', { answer: () => noFlows }, 'No flows in this period'],
  ['nothing flows', { chosen: chosenOf([temperatureSeries]) }, 'Nothing that flows'],
  [
    'the flows cannot be loaded',
    {
      answer: () => {
        throw new Error('down')
      },
    },
    'The energy flows could not be loaded.',
  ],
])('where %s the page says so', async (_, shown, title) => {
  show(shown)
  expect(await screen.findByText(title)).toBeTruthy()
})
