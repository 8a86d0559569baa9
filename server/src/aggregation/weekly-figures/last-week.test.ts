import fc from 'fast-check'
import { lastWeek } from './last-week'

const hour = 3_600_000
const iso = (instant: number) => new Date(instant).toISOString()

test.each([
  ['a Monday just begun', '2026-11-16T00:00Z', '2026-11-09T00:00:00.000Z'],
  ['the last moment of a Sunday', '2026-11-15T23:59:59.999Z', '2026-11-02T00:00:00.000Z'],
])('%s', (_case, now, start) => {
  const week = lastWeek(Date.parse(now), ['UTC']).get('UTC')!
  expect(iso(week.start)).toBe(start)
  expect([week.end - week.start, week.start - week.before]).toEqual([168 * hour, 168 * hour])
})

test('the week in which clocks change is an hour longer or shorter', () => {
  const autumn = lastWeek(Date.parse('2026-10-28T12:00Z'), ['Europe/Berlin']).get('Europe/Berlin')!
  expect([autumn.end - autumn.start, autumn.start - autumn.before]).toEqual([169 * hour, 168 * hour])
  const spring = lastWeek(Date.parse('2026-04-06T12:00Z'), ['Europe/London']).get('Europe/London')!
  expect([spring.end - spring.start, spring.start - spring.before]).toEqual([168 * hour, 167 * hour])
})

test('where it is Monday already, the week counts that is over everywhere', () => {
  const weeks = lastWeek(Date.parse('2026-11-15T20:00Z'), ['Pacific/Auckland', 'America/Los_Angeles'])
  expect(iso(weeks.get('Pacific/Auckland')!.start)).toBe('2026-11-01T11:00:00.000Z')
  expect(iso(weeks.get('America/Los_Angeles')!.start)).toBe('2026-11-02T08:00:00.000Z')
})

test('it is over in all zones, and no other week has ended in all of them since', () => {
  const zones = ['Pacific/Kiritimati', 'Asia/Kolkata', 'Europe/Berlin', 'Pacific/Pago_Pago']
  const range = { min: new Date('2000-01-01'), max: new Date('2060-01-01') }
  const anyMoment = fc.date({ ...range, noInvalidDate: true })
  fc.assert(
    fc.property(anyMoment, (now) => {
      const ends = [...lastWeek(now.getTime(), zones).values()].map(({ end }) => end)
      expect(Math.max(...ends)).toBeLessThanOrEqual(now.getTime())
      expect(Math.max(...ends)).toBeGreaterThan(now.getTime() - 7 * 24 * hour)
      expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(26 * hour)
    }),
  )
})

test('without a zone there is no week', () => {
  expect(lastWeek(0, []).size).toBe(0)
})
