import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createTexts, TextsProvider, useTexts } from '@energycockpit/i18n'
import { useEffect } from 'react'
import type { Chart } from 'chart.js'
import { ChartFrame } from './chart-frame'
import { ChartTexts } from './chart-texts'
import { useFramedChart } from './framed-chart'

const pageTexts = createTexts({
  locale: 'en',
  files: { en: { save: 'Save of the page' }, de: { save: 'Von der Seite' } },
})

function PageButton() {
  const { t } = useTexts()
  const { title, legend, chart } = useFramedChart()
  return (
    <button>
      {t('save')}: {title}, {legend.length}, {chart ? 'drawn' : 'not drawn'}
    </button>
  )
}

function Drawing() {
  const { keepChart } = useFramedChart()
  useEffect(() => {
    keepChart({} as Chart)
    return () => keepChart(null)
  }, [keepChart])
  return <p>The drawing</p>
}

const frame = (state?: string) => (
  <TextsProvider texts={pageTexts} locale="en">
    <ChartTexts locale="en">
      <ChartFrame
        locale="en"
        title="Electricity"
        when="November 2026 · per hour"
        table={() => <p>The table</p>}
        legend={<p>The legend</p>}
        legendEntries={[{ label: 'Electricity' }]}
        actions={<PageButton />}
        state={state}
      >
        <Drawing />
      </ChartFrame>
    </ChartTexts>
  </TextsProvider>
)

test('an action inside a chart speaks the texts of its page and reaches the drawing', async () => {
  render(frame())
  expect(await screen.findByRole('button', { name: 'Save of the page: Electricity, 1, drawn' })).toBeTruthy()
  expect(screen.getByRole('figure', { name: 'Electricity' })).toBeTruthy()
})

test('the table takes the place of the drawing, which stays there to be downloaded', async () => {
  render(frame())
  await userEvent.click(await screen.findByRole('radio', { name: 'Table' }))
  expect(screen.getByText('The table')).toBeTruthy()
  expect(screen.getByText('The drawing').parentElement?.style.visibility).toBe('hidden')
  expect(screen.getByRole('button', { name: /^Save of the page/ }).textContent).not.toContain('not drawn')
  expect(screen.getByText('The legend')).toBeTruthy()
})

test('a state stands in the place of drawing, choice and legend, below the title', async () => {
  render(frame('Nothing there'))
  expect(await screen.findByText('Nothing there')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Electricity' })).toBeTruthy()
  for (const gone of ['The drawing', 'The table', 'The legend']) expect(screen.queryByText(gone)).toBeNull()
  expect(screen.queryByRole('radio')).toBeNull()
})
