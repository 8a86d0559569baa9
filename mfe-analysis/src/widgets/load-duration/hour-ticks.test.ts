import { hourTicks } from './hour-ticks'

test('round hours, and never more than can be read', () => {
  expect(hourTicks(24)).toEqual([0, 4, 8, 12, 16, 20, 24])
  expect(hourTicks(8760)).toEqual([0, 1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000])
  expect(hourTicks(0)).toEqual([0])
  for (const hours of [5, 100, 743, 2160, 35_064]) expect(hourTicks(hours).length).toBeLessThanOrEqual(10)
})
