import { fitDaily } from './fit-daily'
import { partOf } from './daily-series'
import { meterOfTruth } from './meter-of-truth.testing'
import { predictDaily, totalOf } from './predict-daily'
import { ofUnseenWeather, unseenShare } from './unseen-weather'

test('of less than a year the band is the wider the further the weather is from all that was seen', () => {
  const short = { highest: 500, temperatures: [-8, 17] as [number, number] }
  const shares = [-30, -8, -3, 0, 12, 17, 22, 35].map((temperature) => ofUnseenWeather(short, temperature))
  expect(shares).toEqual([0.5, 0.25, 0, 0, 0, 0.25, 0.5, 0.5])
  expect(ofUnseenWeather(short, NaN)).toBe(0)
  expect(ofUnseenWeather({ ...short, highest: undefined }, 35)).toBe(0)
  expect(ofUnseenWeather({ ...short, temperatures: undefined }, 35)).toBe(0)
})

test('whoever knows six weeks of winter does not know what a summer uses', () => {
  const meter = meterOfTruth({ days: 365, heating: { below: 15, slope: 20 }, noise: 10 })
  const { model } = fitDaily(partOf(meter, 0, 42))
  const summer = [...meter.day.keys()].filter((place) => place >= 150 && place < 240)
  const { lower, upper } = totalOf(model!, predictDaily(model!, meter), summer)
  const used = summer.reduce((sum, place) => sum + meter.usage[place]!, 0)
  expect((upper - lower) / 2).toBeGreaterThan(0.4 * used)
})

test('days of a weather that a short history never had are counted, and none of a whole year', () => {
  const short = { highest: 500, temperatures: [-8, 17] as [number, number] }
  const days = Float64Array.of(-9, 0, 17, 18, NaN, 25)
  expect(unseenShare(short, days)).toBe(3 / 5)
  expect(unseenShare({ ...short, highest: undefined }, days)).toBe(0)
  expect(unseenShare({ ...short, temperatures: undefined }, days)).toBe(0)
  expect(unseenShare(short, Float64Array.of(NaN))).toBe(0)
})
