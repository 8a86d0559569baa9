import { MAX_EMPTY_SHOWN } from '@energycockpit/contract'
import { EmptySeen } from './empty-values'

test('all are counted, the first are told, and those of other columns and meters are left out', () => {
  const seen = new EmptySeen((column, meter) => column === 1 && meter === 'A')
  expect(seen.found).toEqual({})
  seen.add(undefined)
  for (let line = 2; line < 102; line++) {
    seen.add({ line, meter: 'A', columns: [1, 2] })
    seen.add({ line, meter: 'B', columns: [1] })
  }
  expect(seen.found.empty?.count).toBe(100)
  expect(seen.found.empty?.first).toHaveLength(MAX_EMPTY_SHOWN)
  expect(seen.found.empty?.first[0]).toEqual({ line: 2, column: 1 })
})
