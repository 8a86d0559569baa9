import { hallOccupancy } from './hall-occupancy'

const firstHour = Date.UTC(2019, 0) / 3_600_000
const hours = (4 * 365 + 1) * 24
const persons = hallOccupancy(firstHour, hours)
const at = (time: string) => persons[Date.parse(time) / 3_600_000 - firstHour]!

test('the halls are full before the exams, quieter in summer, and empty at night, on Sundays and while they were closed', () => {
  expect(at('2022-05-11T11:00Z')).toBeGreaterThan(330)
  expect(at('2022-08-10T11:00Z')).toBeLessThan(250)
  expect(at('2022-08-10T11:00Z')).toBeGreaterThan(30)
  for (const empty of ['2022-05-11T03:00Z', '2022-05-15T11:00Z', '2022-12-25T11:00Z', '2020-05-13T11:00Z'])
    expect([empty, at(empty)]).toEqual([empty, 0])
})

test('persons are whole, fit into the halls, and are the same each time', () => {
  for (const one of persons) expect(Number.isInteger(one) && one >= 0 && one <= 600).toBe(true)
  expect(hallOccupancy(firstHour, hours)).toEqual(persons)
})
