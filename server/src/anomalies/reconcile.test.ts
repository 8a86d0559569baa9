import type { FoundRun } from './found-run'
import { reconcile, type StoredAnomaly } from './reconcile'

const settings = { from: '2026-12-01', longestBreak: 2 }

function run(dates: readonly string[], more: Partial<FoundRun> = {}): FoundRun {
  return {
    ...{ direction: 'HIGH', kind: 'TOO_HIGH', goesOn: false, score: 4, currency: 'EUR' },
    days: dates.map((date) => ({ date, usage: 15, expected: 10, money: 2 })),
    ...{ measured: 15 * dates.length, expected: 10 * dates.length, money: 2 * dates.length },
    ...{ lower: 8 * dates.length, upper: 12 * dates.length },
    ...more,
  }
}
const stored = (id: string, dates: readonly string[], more: Partial<StoredAnomaly> = {}): StoredAnomaly => ({
  ...{ ...run(dates), id, isAcknowledged: false, isWithdrawn: false },
  ...more,
})
const december = (...days: number[]) => days.map((day) => `2026-12-${String(day).padStart(2, '0')}`)
const datesOf = ({ days }: FoundRun) => days.map(({ date }) => date)

test('what is new is added, and the same again changes nothing', () => {
  const found = run(december(3, 4))
  expect(reconcile([], [found], settings)).toEqual({ added: [found], kept: [], withdrawn: [] })
  const again = reconcile([stored('a', december(3, 4))], [found], settings)
  expect(again).toEqual({ added: [], kept: [{ id: 'a', run: found }], withdrawn: [] })
})

test('what corrected readings do not show any more is withdrawn, once, and comes back as the same', () => {
  expect(reconcile([stored('a', december(3))], [], settings).withdrawn).toEqual(['a'])
  const gone = stored('a', december(3), { isWithdrawn: true })
  expect(reconcile([gone], [], settings)).toEqual({ added: [], kept: [], withdrawn: [] })
  expect(reconcile([gone], [run(december(3))], settings).kept.map(({ id }) => id)).toEqual(['a'])
})

test('a run that grows stays the one that it was', () => {
  const { added, kept } = reconcile([stored('a', december(3))], [run(december(3, 4, 5))], settings)
  expect([added, kept.map(({ id }) => id)]).toEqual([[], ['a']])
  expect(datesOf(kept[0]!.run)).toEqual(december(3, 4, 5))
})

test('two that a correction has joined are one, the earlier', () => {
  const { added, kept, withdrawn } = reconcile(
    [stored('b', december(6)), stored('a', december(3))],
    [run(december(3, 4, 5, 6))],
    settings,
  )
  expect([added, kept.map(({ id }) => id), withdrawn]).toEqual([[], ['a'], ['b']])
})

test('of one that a correction has parted the first part goes on, and the other is new', () => {
  const { added, kept } = reconcile(
    [stored('a', december(3, 4, 5, 6, 7, 8))],
    [run(december(3)), run(december(7, 8))],
    settings,
  )
  expect([kept.map(({ run }) => datesOf(run)), added.map(datesOf)]).toEqual([[december(3)], [december(7, 8)]])
})

test('days that were acknowledged do not come again, neither longer nor joined nor parted', () => {
  const known = stored('a', december(3, 4, 5, 6, 7, 8), { isAcknowledged: true })
  const longer = reconcile([known], [run(december(3, 4, 5, 6, 7, 8, 9))], settings)
  expect([longer.added, longer.kept[0]!.id]).toEqual([[], 'a'])
  const parted = reconcile([known], [run(december(3)), run(december(7, 8))], settings)
  expect([parted.added, parted.kept.map(({ run }) => datesOf(run))]).toEqual([[], [december(3, 7, 8)]])
  expect(parted.kept[0]!.run).toMatchObject({ measured: 45, expected: 30, money: 6 })
  const joined = reconcile([stored('b', december(1)), known], [run(december(1, 3, 4))], settings)
  expect([joined.kept[0]!.id, joined.withdrawn]).toEqual(['a', ['b']])
})

test('another direction is another one', () => {
  const low = run(december(3), { direction: 'LOW' })
  const { added, withdrawn } = reconcile([stored('a', december(3))], [low], settings)
  expect([added, withdrawn]).toEqual([[low], ['a']])
})

test('days before those that are looked at stay, and a run goes on from them', () => {
  const before = ['2026-11-29', '2026-11-30']
  const one = stored('a', [...before, ...december(1)])
  const goesOn = reconcile([one], [run(december(2, 3), { goesOn: true })], settings)
  expect(goesOn.kept.map(({ run }) => datesOf(run))).toEqual([[...before, ...december(2, 3)]])
  expect(goesOn.kept[0]!.run).toMatchObject({ measured: 60, expected: 40, money: 8, goesOn: true })
  const over = reconcile([one], [], settings)
  expect([over.kept.map(({ run }) => datesOf(run)), over.withdrawn]).toEqual([[before], []])
  expect(over.kept[0]!.run).toMatchObject({ expected: 20, measured: 30, lower: 16, upper: 24, money: 4 })
  // After a longer break it is another one.
  expect(reconcile([stored('a', before)], [run(december(4))], settings).added).toHaveLength(1)
})

test('without the price of one part nobody knows what all of it cost', () => {
  const one = stored('a', ['2026-11-30'])
  const { kept } = reconcile([one], [run(december(1), { money: null, currency: null })], settings)
  expect(kept[0]!.run).toMatchObject({ money: null, currency: null })
})

test('however corrections follow each other, no day is in two anomalies, and those found now are all there', () => {
  let seed = 7
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  let known: StoredAnomaly[] = []
  for (let round = 0; round < 500; round++) {
    const found: FoundRun[] = []
    for (let day = 1 + Math.floor(random() * 4); day <= 28; day += 4 + Math.floor(random() * 5)) {
      const length = Math.min(1 + Math.floor(random() * 3), 29 - day)
      found.push(run(december(...Array.from({ length }, (_, place) => day + place))))
    }
    const { added, kept, withdrawn } = reconcile(known, found, settings)
    const runsById = new Map(kept.map(({ id, run }) => [id, run]))
    known = [
      ...known.map((one) => {
        const now = runsById.get(one.id)
        if (now) return { ...one, ...now, isWithdrawn: false }
        return withdrawn.includes(one.id) ? { ...one, isWithdrawn: true } : one
      }),
      ...added.map((one, place) => ({
        ...{ ...one, id: `${round} ${place}`, isWithdrawn: false },
        isAcknowledged: random() < 0.3,
      })),
    ]
    const days = known.filter((one) => !one.isWithdrawn).flatMap(datesOf)
    expect(days.toSorted()).toEqual(found.flatMap(datesOf).toSorted())
  }
})
