import { allSilentHours, gasGaps } from './gas-gaps'

interface Case {
  /** Place and length of a run of zeros in 100 days of burning. */
  at: number
  length: number
  /** Temperature of the run; 20 °C around it. */
  degrees?: number
  firstHourOfDay?: number
}

const hours = 2_400

function gapsWith({ at, length, degrees = 18, firstHourOfDay = 0 }: Case): Uint8Array {
  const values = new Float64Array(hours).fill(12.5).fill(0, at, at + length)
  const temperature = new Float64Array(hours).fill(20).fill(degrees, at, at + length)
  return gasGaps({ values, temperature, allSilent: new Uint8Array(hours), firstHourOfDay })
}
const missing = (gaps: Uint8Array) => gaps.reduce((sum, gap) => sum + gap, 0)
const day = (number: number, hour: number) => 24 * number + hour

describe('whole delivery days', () => {
  test.each<[string, Case]>([
    ['one gas day', { at: day(10, 6), length: 24 }],
    ['one calendar day', { at: day(10, 0), length: 24 }],
    ['four days', { at: day(10, 6), length: 96 }],
    ['four weeks, the most', { at: day(10, 6), length: 28 * 24 }],
    ['the gas day of data that start at another hour', { at: day(10, 1), length: 24, firstHourOfDay: 5 }],
    ['in the heat of summer too', { at: day(10, 6), length: 48, degrees: 30 }],
  ])('are gaps: %s', (_case, run) => {
    const gaps = gapsWith(run)
    expect(missing(gaps)).toBe(run.length)
    expect(gaps[run.at]).toBe(1)
    expect(gaps[run.at - 1]).toBe(0)
  })

  test.each<[string, Case]>([
    ['an hour short', { at: day(10, 6), length: 23 }],
    ['an hour long', { at: day(10, 6), length: 25 }],
    ['starting an hour late', { at: day(10, 7), length: 24 }],
    ['starting at noon', { at: day(10, 12), length: 24 }],
    ['one day more than four weeks', { at: day(10, 6), length: 29 * 24 }],
    ['touching the start of the data, where the run may have begun before', { at: 0, length: 24 }],
    ['touching the end of the data', { at: hours - 24, length: 24 }],
    ['a night', { at: day(10, 20), length: 10 }],
    ['a weekend', { at: day(10, 18), length: 60, degrees: 8 }],
  ])('and a standing meter is none: %s', (_case, run) => {
    expect(missing(gapsWith(run))).toBe(0)
  })
})

describe('frost', () => {
  test.each<[string, Case]>([
    ['72 hours just below 5 °C', { at: day(10, 9), length: 72, degrees: 4.99 }],
    ['a run that touches the start of the data', { at: 0, length: 100, degrees: -3 }],
    ['a run that touches the end of the data', { at: hours - 100, length: 100, degrees: -3 }],
  ])('makes a gap: %s', (_case, run) => {
    expect(missing(gapsWith(run))).toBe(run.length)
  })

  test.each<[string, Case]>([
    ['72 hours at 5 °C', { at: day(10, 9), length: 72, degrees: 5 }],
    ['71 hours of hard frost', { at: day(10, 9), length: 71, degrees: -10 }],
  ])('does not: %s', (_case, run) => {
    expect(missing(gapsWith(run))).toBe(0)
  })

  test('three cold days inside a mild run take all of the run', () => {
    const values = new Float64Array(hours).fill(3).fill(0, 100, 1_001)
    const temperature = new Float64Array(hours).fill(14).fill(2, 500, 572)
    const gaps = gasGaps({ values, temperature, allSilent: new Uint8Array(hours), firstHourOfDay: 0 })
    expect(missing(gaps)).toBe(901)
  })

  test('cold around a run does not count', () => {
    const values = new Float64Array(hours).fill(3).fill(0, 500, 601)
    const temperature = new Float64Array(hours).fill(-5).fill(12, 500, 601)
    const gaps = gasGaps({ values, temperature, allSilent: new Uint8Array(hours), firstHourOfDay: 0 })
    expect(missing(gaps)).toBe(0)
  })
})

describe('silence of all meters', () => {
  test('is a gap in the hours in which all are silent, and only there', () => {
    const allSilent = new Uint8Array(hours).fill(1, 205, 210)
    const values = new Float64Array(hours).fill(3).fill(0, 200, 215)
    const temperature = new Float64Array(hours).fill(20)
    const gaps = gasGaps({ values, temperature, allSilent, firstHourOfDay: 0 })
    expect([...gaps.keys()].filter((place) => gaps[place] === 1)).toEqual([205, 206, 207, 208, 209])
  })

  test('needs every meter, and more than one', () => {
    const one = Float64Array.of(0, 0, 1)
    const other = Float64Array.of(0, 2, 0)
    expect([...allSilentHours([one, other])]).toEqual([1, 0, 0])
    expect([...allSilentHours([one])]).toEqual([0, 0, 0])
    expect([...allSilentHours([])]).toEqual([])
  })
})

test('what burns is never a gap', () => {
  const gaps = gasGaps({
    values: new Float64Array(hours).fill(0.1),
    temperature: new Float64Array(hours).fill(-20),
    allSilent: new Uint8Array(hours),
    firstHourOfDay: 0,
  })
  expect(missing(gaps)).toBe(0)
})
