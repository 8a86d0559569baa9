import { joinNearby } from './due-checks'

const day = 86_400
const due = (seriesId: number, readingImport: number, fromDay: number, toDay: number) => ({
  seriesId,
  imports: [readingImport],
  changed: { from: fromDay * day, to: toDay * day },
})

test('imports of one series that lie close together are one check, others are not', () => {
  expect(
    joinNearby([
      due(1, 10, 0, 1),
      due(2, 10, 0, 1),
      due(1, 11, 3, 4),
      due(1, 12, 4000, 4001),
      due(1, 13, 1, 2),
    ]),
  ).toEqual([{ ...due(1, 10, 0, 4), imports: [10, 11, 13] }, due(1, 12, 4000, 4001), due(2, 10, 0, 1)])
})
