import type { ListedReadings } from '@energycockpit/contract'
import { chosenOf, meterSeries, temperatureSeries } from '../../joined/series-item.testing'
import { pointsWithRegister, readingRows } from './reading-rows'

const reading = (at: string, marks: ListedReadings['series'][number]['readings'][number]['marks'] = []) => ({
  ...{ at, value: 1, remark: null, enteredBy: 'Ada', enteredAt: at, importId: 1, amount: null, marks },
})
const point: ListedReadings = {
  ...{ meteringPointId: 'mp-1', name: 'Gas', location: 'Mill', timeZone: 'Europe/Berlin', isManual: true },
  series: [
    {
      ...{ seriesId: 7, quantity: 'VOLUME', direction: null, unit: 'm³', registerUnit: 'm³', count: 2 },
      readings: [reading('2026-10-25T01:30:00Z', ['UNUSUALLY_HIGH']), reading('2026-10-25T00:30:00Z')],
      exchanges: [{ at: '2026-10-25T02:45:00+02:00', oldNumber: '1', newNumber: '2', last: 9, first: 0 }],
    },
  ],
}

test('readings and exchanges stand in the order of time, also in the hour that comes twice', () => {
  const instants = readingRows([point], 'all').map(({ at }) => new Date(at).toISOString().slice(11, 16))
  expect(instants).toEqual(['01:30', '00:45', '00:30'])
})

test('conspicuous readings and exchanges are shown alone', () => {
  expect(readingRows([point], 'marked').map(({ reading }) => reading?.marks)).toEqual([['UNUSUALLY_HIGH']])
  expect(readingRows([point], 'exchanges').map(({ exchange }) => exchange?.newNumber)).toEqual(['2'])
})

test('registers are those of measured amounts, of fifty metering points at most', () => {
  const many = Array.from({ length: 60 }, (_, place) => ({ ...meterSeries, pointId: `mp-${place}` }))
  const { ids, count } = pointsWithRegister(chosenOf([...many, { ...many[0]! }, temperatureSeries]))
  expect([ids.length, ids[0], count]).toEqual([50, 'mp-0', 60])
  const virtual = { ...meterSeries, seriesType: 'VIRTUAL' as const }
  expect(pointsWithRegister(chosenOf([virtual]))).toEqual({ ids: [], count: 0 })
})
