import { startOfDay } from '@energycockpit/time'
import { dateOfDay, dayNumber } from './days-of-periods'
import { daysOfHall, usageOfHall, type HeatedHall } from './heated-hall.testing'

/** kWh for each hectolitre. */
export const ofHectolitre = 2

/** Hectolitres of a day: a fifth more from 2024 on, when a tenth of the energy is saved. */
export const beerOf = (day: number) =>
  ((day + 3) % 7 >= 5 ? 10 : 60 + 25 * Math.sin(day * 0.23) + 12 * Math.sin(day * 5.1)) *
  (day >= dayNumber('2024-01-01') ? 1.2 : 1)
/** What a brewery in the hall uses. */
export const usageOfBrewery = (day: number) =>
  usageOfHall(day) + ofHectolitre * beerOf(day) * (day >= dayNumber('2024-01-01') ? 0.9 : 1)

/** Lines of what is brewed: by the hour as the clocks of the hall show it, without the days that are given. */
export function linesOfBeer(id: string, without: readonly string[] = []): string[] {
  return daysOfHall
    .filter((day) => !without.includes(dateOfDay(day)))
    .flatMap((day) => {
      const [from, to] = [day, day + 1].map((one) => startOfDay(dateOfDay(one), 'Europe/Berlin')) as [
        number,
        number,
      ]
      const hours = (to - from) / 3_600_000
      return Array.from(
        { length: hours },
        (_, hour) => `${id},${new Date(from + hour * 3_600_000).toISOString()},${beerOf(day) / hours}`,
      )
    })
}

/** Ids of the brewery's meter, and of the counter of what is brewed, which does not know three days. */
export async function brewery(hall: HeatedHall): Promise<{ meter: string; beer: string }> {
  const meter = (await hall.newSeries(hall.hall, 'Brewery', { interval: 'P1D' })).id
  const beer = (
    await hall.newSeries(
      hall.hall,
      'Beer',
      { quantity: 'OUTPUT', unit: 'hl', direction: null, interval: 'PT1H', obis: null },
      { objectKind: 'SENSOR', type: null, productType: 'ACTIVITY' },
    )
  ).id
  await hall.deliver(
    daysOfHall.map(
      (day) =>
        `${meter},${new Date(startOfDay(dateOfDay(day), 'Europe/Berlin')).toISOString()},${usageOfBrewery(day)}`,
    ),
  )
  await hall.deliver(linesOfBeer(beer, ['2023-05-03', '2024-05-07', '2024-05-08']))
  return { meter, beer }
}
