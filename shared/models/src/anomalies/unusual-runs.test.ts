import { dailySeries, fitDaily, partOf, type MeasuredDay } from '../daily/public'
import { runsOf, unusualRuns } from './unusual-runs'

const first = Date.UTC(2024, 0, 1) / 86_400_000
const from = Date.UTC(2025, 10, 1) / 86_400_000
const length = from + 61 - first
const isWeekend = (day: number) => (day + 3) % 7 >= 5
const temperatureOf = (day: number) =>
  10 - 9 * Math.cos((2 * Math.PI * day) / 365.25) + 3 * Math.sin(day * 1.7)
const usualOf = (day: number) =>
  (isWeekend(day) ? 60 : 100) +
  8 * Math.max(0, 15 - temperatureOf(day)) +
  4 * Math.sin(day * 2.9) * Math.cos(day)

/** What the meter counted; `changed` puts another value in the place of the usual one, NaN none. */
function runsWith(changed: (day: number, usual: number) => number) {
  const days = Array.from({ length }, (_, place): MeasuredDay => {
    const day = first + place
    return { day, usage: changed(day - from, usualOf(day)), temperature: temperatureOf(day) }
  })
  const series = dailySeries(days)
  const { model } = fitDaily(partOf(series, 0, from - first))
  return unusualRuns(model!, series, { from, meanDay: 130, drift: 0.084 })
}
const placesOf = ({ days }: { days: { day: number }[] }) => days.map(({ day }) => day - from)

test('of a meter as usual nothing is unusual', () => {
  expect(runsWith((_, usual) => usual)).toEqual([])
})

test('days that follow each other are one run, with what it is too much', () => {
  const runs = runsWith((place, usual) => (place >= 10 && place < 14 ? usual * 1.6 : usual))
  expect(runs).toHaveLength(1)
  const [run] = runs
  expect(placesOf(run!)).toEqual([10, 11, 12, 13])
  expect(run!.direction).toBe('HIGH')
  expect(run!.usage / run!.expected).toBeGreaterThan(1.4)
  expect(run!.lower).toBeLessThan(run!.expected)
  expect(run!.upper).toBeLessThan(run!.usage)
  expect(run!.score).toBeGreaterThan(3)
})

test('two days as usual do not part a run, nor days without a value; three do', () => {
  const high = (...gaps: number[]) =>
    runsWith((place, usual) => (place >= 10 && place < 18 && !gaps.includes(place) ? usual * 1.6 : usual))
  expect(high(13, 14).map(placesOf)).toEqual([[10, 11, 12, 15, 16, 17]])
  expect(high(13, 14, 15).map(placesOf)).toEqual([
    [10, 11, 12],
    [16, 17],
  ])
  const missing = runsWith((place, usual) =>
    place >= 10 && place < 18 ? (place === 13 ? NaN : usual * 1.6) : usual,
  )
  expect(missing.map(placesOf)).toEqual([[10, 11, 12, 14, 15, 16, 17]])
})

test('too much after too little is another run', () => {
  const runs = runsWith((place, usual) =>
    place === 10 || place === 11 ? 0 : place === 12 ? usual * 2 : usual,
  )
  expect(runs.map(({ direction }) => direction)).toEqual(['LOW', 'HIGH'])
})

test('an hour more or less, as days have on which clocks change, is nothing unusual', () => {
  for (const hours of [23, 25])
    for (let day = 10; day < 24; day++)
      expect(runsWith((place, usual) => (place === day ? (usual * hours) / 24 : usual))).toEqual([])
})

test('a run goes over the turn of the year', () => {
  const runs = runsWith((place, usual) => (place >= 58 ? usual * 1.6 : usual))
  expect(runs.map(placesOf)).toEqual([[58, 59, 60]])
})

test('a single day must be further away than one of several', () => {
  const alone = (share: number) => runsWith((place, usual) => (place === 20 ? usual * share : usual)).length
  const both = (share: number) =>
    runsWith((place, usual) => (place === 20 || place === 21 ? usual * share : usual)).length
  const shares = Array.from({ length: 40 }, (_, place) => 1 + place / 50)
  expect(shares.filter((share) => both(share) > 0).length).toBeGreaterThan(
    shares.filter((share) => alone(share) > 0).length,
  )
})

test('places of one sign with short breaks are one run', () => {
  const signs = (text: string) => new Map([...text].map((sign, place) => [place, '-0+'.indexOf(sign) - 1]))
  expect(runsOf(signs('0++00+000+'), 2)).toEqual([[1, 2, 5], [9]])
  expect(runsOf(signs('+-+'), 2)).toEqual([[0], [1], [2]])
  expect(runsOf(new Map(), 2)).toEqual([])
})
