import { roomClimate, type Weather } from './room-climate'
import { readSource, type Source } from './source'

let weather: Weather
beforeAll(async () => {
  const source = await readSource()
  weather = weatherOf(source)
})

const weatherOf = ({ columns, start }: Source): Weather => ({
  temperature: columns.get('air_temperature_degc')!,
  humidity: columns.get('relative_humidity_percent')!,
  irradiance: columns.get('global_irradiance_w_m2')!,
  firstHour: start / 3_600,
})
const hourOf = (at: string) => Date.parse(at) / 3_600_000 - weather.firstHour
const mean = (values: Float64Array) => values.reduce((sum, one) => sum + one, 0) / values.length

test('in four years of weather it stays a room in which people read', () => {
  const { temperature, humidity } = roomClimate(weather)
  expect(Math.min(...temperature)).toBeGreaterThan(14)
  expect(Math.max(...temperature)).toBeLessThan(36)
  expect(mean(temperature)).toBeGreaterThan(18)
  expect(mean(temperature)).toBeLessThan(22)
  expect(Math.min(...humidity)).toBeGreaterThanOrEqual(15)
  expect(Math.max(...humidity)).toBeLessThanOrEqual(90)
  expect(mean(humidity)).toBeGreaterThan(40)
  expect(mean(humidity)).toBeLessThan(60)
})

test('in winter it is warm by day and cools down at night and at weekends', () => {
  const { temperature } = roomClimate(weather)
  // A week of frost in February 2021, from Monday.
  const at = (day: string, hour: string) => temperature[hourOf(`2021-02-${day}T${hour}:00Z`)]!
  expect(Math.abs(at('10', '15') - 21)).toBeLessThanOrEqual(0.2)
  expect(at('10', '04')).toBeLessThan(18)
  // Closed from Saturday noon on.
  expect(at('14', '15')).toBeLessThan(18.5)
})

test('the hottest day of the source is felt, and the room stays below it', () => {
  const { temperature } = roomClimate(weather)
  const hottest = weather.temperature.indexOf(Math.max(...weather.temperature))
  expect(temperature[hottest]).toBeGreaterThan(26)
  expect(temperature[hottest]).toBeLessThan(weather.temperature[hottest]!)
})

test('the same weather gives the same room', () => {
  expect(roomClimate(weather)).toEqual(roomClimate(weather))
})
