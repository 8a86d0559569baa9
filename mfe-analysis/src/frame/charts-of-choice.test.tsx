import { useChartView } from '@energycockpit/charts/chart-views'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { firstChoice, readChoice, writeChoice, type Choice } from '../choice/choice'
import { ChartsOfChoice } from './charts-of-choice'

function SomeChart() {
  const [view, show] = useChartView('chart')
  return <button onClick={() => show(view === 'table' ? 'chart' : 'table')}>{view}</button>
}

interface PageProps {
  first: Choice
  onChoice?: (choice: Choice) => void
}

function Page({ first, onChoice }: PageProps) {
  const [choice, setChoice] = useState(first)
  useEffect(() => onChoice?.(choice), [choice, onChoice])
  return (
    <ChartsOfChoice choice={choice} onChange={(change) => setChoice({ ...choice, ...change })}>
      {(onChange) => (
        <>
          <SomeChart />
          <button onClick={() => onChange({ options: { until: 'WEEK' } })}>week</button>
        </>
      )}
    </ChartsOfChoice>
  )
}

test('whether the chart is a table stands in the address, whatever else is chosen', async () => {
  let shown = firstChoice
  const keep = (choice: Choice) => void (shown = choice)
  render(<Page first={firstChoice} onChoice={keep} />)
  await userEvent.click(screen.getByRole('button', { name: 'chart' }))
  expect(writeChoice(shown)).toBe('?o.table=chart')
  await userEvent.click(screen.getByRole('button', { name: 'week' }))
  expect(shown.options).toEqual({ until: 'WEEK', table: 'chart' })
  await userEvent.click(screen.getByRole('button', { name: 'table' }))
  expect(shown.options).toEqual({ until: 'WEEK' })
})

test('a link with the table shows it', () => {
  render(<Page first={readChoice('?o.table=chart')} />)
  expect(screen.getByRole('button', { name: 'table' })).toBeTruthy()
})
