import { meterOfTruth, type Truth } from '../daily/meter-of-truth.testing'
import { standsStillFrom } from './standing-still'

const days = 3 * 365
/** A meter that counts nothing from a place on. */
function silentFrom(from: number, truth: Truth, shut = false) {
  const meter = meterOfTruth({ days, noise: 8, ...truth })
  const usage = meter.usage.map((value, place) => (place >= from ? 0 : Math.max(0, value)))
  return { ...meter, usage, shut: meter.shut.map((_, place) => Number(shut && place >= from)) }
}
const electric: Truth = { baseLoad: 100, onRestDays: 0.5 }
/** In summer it counts nothing. */
const heating: Truth = { baseLoad: 0, heating: { below: 15, slope: 20 }, noise: 0 }

describe.each(['pooled', 'explainable'] as const)('by the %s form', (form) => {
  test('a meter that has been dead for a month or half a year stands still since its first silent day', () => {
    for (const silent of [28, 185])
      expect(standsStillFrom(silentFrom(days - silent, electric), form)).toBe(days - silent)
  })

  test('three silent weeks, a place that is shut and a meter that goes on are nothing strange', () => {
    expect(standsStillFrom(silentFrom(days - 21, electric), form)).toBeUndefined()
    expect(standsStillFrom(silentFrom(days - 60, electric, true), form)).toBeUndefined()
    expect(standsStillFrom(silentFrom(days, electric), form)).toBeUndefined()
  })

  test('a heating is silent in summer, also in its first one, and not in winter', () => {
    // The days begin on 1 January.
    const september = 2 * 365 + 250
    const whole = meterOfTruth({ days, ...heating })
    const summer = whole.usage.map((value) => Math.max(0, value))
    const until = (end: number, from = 0) => ({
      ...{ day: whole.day.slice(from, end), usage: summer.slice(from, end) },
      ...{ temperature: whole.temperature.slice(from, end), holiday: whole.holiday.slice(from, end) },
      shut: whole.shut.slice(from, end),
    })
    expect(standsStillFrom(until(september), form)).toBeUndefined()
    expect(standsStillFrom(until(september, 2 * 365), form)).toBeUndefined()
    expect(standsStillFrom(silentFrom(days - 45, heating), form)).toBe(days - 45)
  })

  test('less than a year before says nothing', () => {
    const { day, usage, temperature, holiday, shut } = silentFrom(days - 40, electric)
    const last = (values: Float64Array) => values.slice(days - 200)
    expect(
      standsStillFrom(
        {
          ...{ day: day.slice(days - 200), usage: last(usage), temperature: last(temperature) },
          ...{ holiday: holiday.slice(days - 200), shut: shut.slice(days - 200) },
        },
        form,
      ),
    ).toBeUndefined()
  })
})
