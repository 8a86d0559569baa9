import { useChartView } from '@energycockpit/charts/chart-views'
import { FeatureContext, type FeatureProps } from '@energycockpit/remote'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ChartsOfAddress, keepTables } from './charts-of-address'

function SomeChart() {
  const [view, show] = useChartView('chart')
  return <button onClick={() => show(view === 'table' ? 'chart' : 'table')}>{view}</button>
}

const go = (address: string) => {
  window.history.pushState(null, '', address)
  window.dispatchEvent(new Event('popstate'))
}

test('a chart that is a table is one after a reload, in a shared link and beside other choices', async () => {
  go('/platform/enms/today?period=MONTH')
  const page = (
    <FeatureContext value={{ navigate: go } as unknown as FeatureProps}>
      <ChartsOfAddress>
        <SomeChart />
      </ChartsOfAddress>
    </FeatureContext>
  )
  const { unmount } = render(page)
  await userEvent.click(screen.getByRole('button', { name: 'chart' }))
  expect(window.location.search).toBe('?period=MONTH&table=chart')
  expect(keepTables('?period=YEAR')).toBe('?period=YEAR&table=chart')
  unmount()
  render(page)
  expect(screen.getByRole('button', { name: 'table' })).toBeTruthy()
  act(() => go('/platform/enms/today?period=MONTH'))
  expect(screen.getByRole('button', { name: 'chart' })).toBeTruthy()
  expect(keepTables('')).toBe('')
})
