import { seconds, segmentWith } from './segment.testing'
import { findStuckValues, findStuckZeros } from './stuck-values'

const start = seconds('2024-01-01T00:00Z')
const hour = 3600
const times = (count: number, value: number) => Array<number>(count).fill(value)
const rule = { hours: 3, steps: 3 }
const always = (hours: number) => ({ hours, hoursOfBusy: null })

test('the same value for as long as allowed is nothing, an hour longer is a finding', () => {
  expect(findStuckValues(segmentWith([0.5, ...times(3, 7), 8]), rule)).toEqual([])
  expect(findStuckValues(segmentWith([0.5, ...times(4, 7), 8]), rule)).toEqual([
    { kind: 'STUCK', from: start + hour, to: start + 5 * hour, count: 4, worst: 7, parameters: { hours: 3 } },
  ])
})

test('a few steps of the meter repeat by themselves', () => {
  expect(findStuckValues(segmentWith([0.1, ...times(9, 0.3)]), rule)).toEqual([])
  expect(findStuckValues(segmentWith([0.1, ...times(9, 0.4)]), rule)).toHaveLength(1)
})

test('a negative temperature can be stuck too', () => {
  expect(findStuckValues(segmentWith([1, ...times(9, -4)]), { hours: 3, steps: 0 })).toHaveLength(1)
})

test('zeros have a rule of their own', () => {
  expect(findStuckValues(segmentWith([1, ...times(9, 0)]), rule)).toEqual([])
  expect(findStuckZeros(segmentWith([1, ...times(9, 0), 5, 5, 5, 5]), always(8))).toEqual([
    {
      kind: 'STUCK_ZERO',
      from: start + hour,
      to: start + 10 * hour,
      count: 9,
      worst: 0,
      parameters: { hours: 8 },
    },
  ])
  expect(findStuckZeros(segmentWith([1, ...times(9, 0)]), always(9))).toEqual([])
})

test('a gap ends the run: nobody knows what was in it', () => {
  expect(findStuckZeros(segmentWith([...times(3, 0), null, ...times(3, 0)]), always(3))).toEqual([])
})

test('a run is found whole, from the context on to the end of the stretch', () => {
  const segment = segmentWith([9, ...times(5, 7)], { context: 4 })
  expect(findStuckValues(segment, { ...rule, steps: 0 })).toMatchObject([{ from: start + hour, count: 5 }])
})

test('days of 23 and 25 hours are as long as they are', () => {
  const given = { from: '2024-10-25T22:00Z', timeZone: 'Europe/Berlin', interval: 'P1D' as const }
  expect(findStuckZeros(segmentWith([0, 0], given), always(48))).toHaveLength(1)
  expect(findStuckZeros(segmentWith([0, 0], given), always(49))).toEqual([])
})

describe('of a meter that may stand still for a season, but hardly ever did before', () => {
  const seasonal = { hours: 1000, hoursOfBusy: 18 }
  const day = 24
  /** 42 days of which the last `zeros` hours but one were zero, and then a run of zeros. */
  const found = (days: number, zeros: number, run: number) => {
    const before = [...times(days * day - zeros - 1, 5), ...times(zeros, 0), 5]
    return findStuckZeros(segmentWith([...before, ...times(run, 0), 5]), seasonal).map((one) => one.count)
  }

  test('a shorter time is suspicious', () => {
    expect(found(42, 0, 19)).toEqual([19])
    expect(found(42, 0, 18)).toEqual([])
  })

  test('each finding names the limit that it broke, and whose it is', () => {
    const parameters = (run: number) =>
      findStuckZeros(segmentWith([...times(42 * day, 5), ...times(run, 0), 5]), seasonal)[0]!.parameters
    expect(parameters(19)).toEqual({ hours: 18, busyDays: 42 })
    expect(parameters(1001)).toEqual({ hours: 1000 })
  })

  test('zeros in up to one of twenty hours before change nothing, more do', () => {
    expect(found(42, 50, 19)).toEqual([50, 19])
    expect(found(42, 51, 19)).toEqual([51])
  })

  test('half of the days before have to be known', () => {
    expect(found(21, 0, 19)).toEqual([19])
    expect(found(20, 0, 19)).toEqual([])
  })

  test('longer than a season is suspicious in any case', () => {
    expect(found(1, 0, 1001)).toEqual([1001])
    expect(findStuckZeros(segmentWith(times(1001, 0)), seasonal)).toHaveLength(1)
  })
})
