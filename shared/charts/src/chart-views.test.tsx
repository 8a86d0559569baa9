import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ChartViewsContext, readTables, useChartView, writeTables } from './chart-views'

function drawn(tables: readonly string[]) {
  const onChange = jest.fn()
  const shown = { tables }
  const hook = renderHook(() => useChartView('means'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ChartViewsContext value={{ tables: shown.tables, onChange }}>{children}</ChartViewsContext>
    ),
  })
  return { ...hook, onChange, shown }
}

test('a chart is the table that its page says, and says which one it becomes', () => {
  const { result, rerender, onChange, shown } = drawn(['chart'])
  expect(result.current[0]).toBe('chart')
  act(() => result.current[1]('table'))
  expect(onChange).toHaveBeenLastCalledWith(['chart', 'means'])
  // Before the address has followed.
  expect(result.current[0]).toBe('table')
  shown.tables = ['chart', 'means']
  rerender()
  expect(result.current[0]).toBe('table')
  // One step back.
  shown.tables = ['chart']
  rerender()
  expect(result.current[0]).toBe('chart')
})

test('where no page keeps it, the chart does', () => {
  const { result } = renderHook(() => useChartView('chart'))
  act(() => result.current[1]('table'))
  expect(result.current[0]).toBe('table')
})

test('what is written is read again, and nothing else is', () => {
  expect(readTables(writeTables(['chart', 'means']))).toEqual(['chart', 'means'])
  expect(writeTables([])).toBeUndefined()
  expect(readTables(undefined)).toEqual([])
  expect(readTables('chart,<b>,,A')).toEqual(['chart'])
  expect(readTables(Array(30).fill('chart').join())).toHaveLength(10)
})
