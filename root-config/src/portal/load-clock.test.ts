import { featureLoadSchema } from '@energycockpit/contract'
import fc from 'fast-check'
import { createLoadClock, type LoadClock } from './load-clock'

let clock: LoadClock
beforeEach(() => {
  clock = createLoadClock()
})

/** A feature that is loaded from `from` to `until` and stands 100 ms later. */
function comes(featureId: string, from: number, until: number) {
  clock.loads(featureId, from)
  clock.hasLoaded(featureId, until)
  return clock.stands(until + 100)
}

/** The page starts with Home after 500 ms. */
function pageStarts() {
  clock.navigates(400)
  const load = comes('home-portal', 400, 450)
  clock.arrived()
  return load
}

test('the first feature of a page is measured from the start of the page', () => {
  const times = { totalMs: 550, loadMs: 50, mountMs: 100 }
  expect(pageStarts()).toEqual({ featureId: 'home-portal', way: 'page-start', ...times })
})

test('a later feature is measured from the navigation', () => {
  pageStarts()
  clock.navigates(2_000)
  const times = { totalMs: 330, loadMs: 200, mountMs: 100 }
  expect(comes('analysis', 2_030, 2_230)).toEqual({ featureId: 'analysis', way: 'first', ...times })
})

test('a feature is new, fetched ahead, or seen before', () => {
  pageStarts()
  clock.prefetched('enms')
  clock.prefetched('home-portal')
  const ways = ['enms', 'analysis', 'analysis', 'home-portal', 'enms'].map((featureId, place) => {
    clock.navigates(1_000 * place)
    return comes(featureId, 1_000 * place, 1_000 * place + 10)?.way
  })
  expect(ways).toEqual(['prefetched', 'first', 'seen', 'seen', 'seen'])
})

test('another try is measured from the try, and a failure is no load', () => {
  pageStarts()
  clock.navigates(2_000)
  clock.loads('analysis', 2_000)
  clock.isGone()
  clock.arrived()
  expect(comes('analysis', 9_000, 9_100)).toMatchObject({ way: 'first', totalMs: 200 })
})

test('a second attempt that nobody requested is part of the same wait', () => {
  pageStarts()
  clock.navigates(2_000)
  clock.loads('analysis', 2_000)
  clock.arrived()
  expect(comes('analysis', 2_500, 2_600)).toMatchObject({ totalMs: 700, loadMs: 100, mountMs: 100 })
})

test('what arrives after the user has left changes nothing', () => {
  pageStarts()
  clock.navigates(2_000)
  clock.loads('analysis', 2_000)
  clock.isGone()
  clock.navigates(2_100)
  clock.loads('enms', 2_100)
  clock.hasLoaded('analysis', 2_150)
  expect(clock.stands(2_200)).toBeUndefined()
})

test('a page that began elsewhere has no first feature', () => {
  clock.navigates(400)
  clock.arrived()
  clock.navigates(20_000)
  expect(comes('analysis', 20_000, 20_100)).toMatchObject({ way: 'first', totalMs: 200 })
})

test('what was slowed down is not told, what comes after it is', () => {
  clock.slowedDown()
  expect(pageStarts()).toBeUndefined()
  clock.navigates(2_000)
  expect(comes('analysis', 2_000, 2_100)).toMatchObject({ way: 'first' })
  clock.arrived()
  clock.slowedDown()
  clock.navigates(3_000)
  clock.loads('home-portal', 3_000)
  clock.slowedDown()
  clock.hasLoaded('home-portal', 3_100)
  expect(clock.stands(3_200)).toBeUndefined()
})

test('what took longer than every time limit is not told', () => {
  pageStarts()
  clock.navigates(2_000)
  expect(comes('analysis', 2_000, 63_000)).toBeUndefined()
})

test('whatever the times, the parts do not exceed the whole', () => {
  const step = fc.double({ min: 0, max: 15_000, noNaN: true })
  fc.assert(
    fc.property(step, step, step, step, (start, wait, load, mount) => {
      clock = createLoadClock()
      clock.navigates(start)
      clock.loads('analysis', start + wait)
      clock.hasLoaded('analysis', start + wait + load)
      const told = clock.stands(start + wait + load + mount)
      const result = featureLoadSchema.safeParse({ ...told, version: null, standsFor: 1 })
      expect(result.success).toBe(true)
    }),
  )
})
