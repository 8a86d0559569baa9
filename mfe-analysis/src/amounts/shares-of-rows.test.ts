import { startOfDay } from '@energycockpit/time'
import { rowsOf } from './rows-of-range'
import { sharesOfRows } from './shares-of-rows'

const timeZone = 'Europe/Berlin'
const start = (day: string) => startOfDay(day, timeZone)

test('a row is measured as far as its days are, those of a clock change and missing ones among them', () => {
  const days = ['2026-10-24', '2026-10-25', '2026-10-26']
  const amounts = {
    ...{ at: days.map(start), value: [1, 1, 1], measured: [1, 0.5, 0], estimated: [0, 0.5, 1], timeZone },
    ...{ from: '', to: '' },
  }
  const range = { from: '2026-10-24', to: '2026-10-28' }
  expect(sharesOfRows(amounts, rowsOf(range, 'P1D'))).toEqual({
    measured: [1, 0.5, 0, 0],
    estimated: [0, 0.5, 1, 0],
    total: { measured: 0.375, estimated: 0.375 },
  })
  expect(sharesOfRows(amounts, rowsOf(range, 'P1M'))).toMatchObject({ measured: [0.375], estimated: [0.375] })
  expect(sharesOfRows(amounts, []).total).toEqual({ measured: 0, estimated: 0 })
})
