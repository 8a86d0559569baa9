import { following, instantIn, lastMonths, written, type Month } from '../history/calendar'
import { newMeter, newMeterNumber } from '../history/entity-events'
import type { DemoEvent } from '../history/event'
import { meterExchange } from '../history/meter-events'
import { file, meterReadings, rules, undoFile } from '../history/reading-events'
import { demoBusinesses } from '../../identity/demo-users'

/*
 * Water, whose values are all invented: a meter in a hall of residence that somebody walks to each month and that was
 * exchanged once, and one in the laboratories whose data logger writes files.
 */
const common = { business: demoBusinesses.subBusiness.id, productType: 'WATER' } as const
const volume = { quantity: 'VOLUME', unit: 'm³', direction: 'PURCHASE', seriesType: 'MEASURED' } as const
const hall = { point: 'mp-b77-water', series: 3001 }
const laboratories = { point: 'mp-b2-water', series: 3011 }
/** Above the meter of the laboratories: what it counts besides is used for all else in the building. */
const building = { point: 'mp-b2-water-main', series: 3021 }
const usedInBuilding = 693

/** Cubic metres a month, from January: students go home at Christmas, at Easter and all summer. */
const usedInHall = [372, 358, 341, 214, 365, 318, 126, 98, 187, 381, 377, 262]
const firstRegister = 41_207
const monthsRead = 24
/** The old meter was taken out on the 14th of this month, counted from the first. */
const exchange = { month: 15, day: 14, time: '10:15' }
const numbersOfHall = { old: 'DEMO-3001', new: 'DEMO-3002' }
const exchangeOfHall = {
  en: `New meter ${numbersOfHall.new} since the 14th, before that ${numbersOfHall.old}`,
  de: `Seit dem 14. neuer Zähler ${numbersOfHall.new}, vorher ${numbersOfHall.old}`,
}

interface Read {
  at: string
  value: number
}

/** What the registers showed on the first of each month, and what the old one did when it was taken out. */
export function registersOfHall(firstStart: Date): { readings: Read[]; last: Read } {
  const months = lastMonths(firstStart, monthsRead)
  let register = firstRegister
  let last: Read | undefined
  const readings: Read[] = [{ at: instantIn(months[0]!, 1, '08:30'), value: register }]
  for (const [place, month] of months.entries()) {
    const used = usedInHall[month.month - 1]!
    if (place === exchange.month) {
      const before = Math.round((used * (exchange.day - 1)) / 30)
      last = { at: instantIn(month, exchange.day, exchange.time), value: register + before }
      // The new one begins at 0.
      register = used - before
    } else register += used
    readings.push({ at: instantIn(following(month), 1, '08:30'), value: register })
  }
  return { readings: readings.filter(({ at }) => Date.parse(at) < firstStart.getTime()), last: last! }
}

/** What a laboratory draws by the hour of its day, in litres. */
const litresOfHour = [
  ...[180, 170, 160, 160, 170, 220, 410, 880, 1_450, 1_720, 1_810, 1_760],
  ...[1_540, 1_690, 1_750, 1_680, 1_520, 1_180, 760, 520, 380, 300, 240, 200],
]
const hour = 3_600_000

/** Hourly values of a month, in cubic metres times `factor`, as a data logger writes them. */
function loggerLines(month: Month, factor: number): string[] {
  const lines: string[] = []
  const end = Date.parse(instantIn(following(month), 1))
  for (let at = Date.parse(instantIn(month, 1)); at < end; at += hour) {
    const time = new Date(at)
    const isWeekend = time.getUTCDay() % 6 === 0
    const usual = litresOfHour[time.getUTCHours()]! * (isWeekend ? 0.3 : 1)
    // Not the same every day, and the same at every start.
    const litres = Math.round(usual * (0.85 + (((at / hour) * 7_919) % 31) / 100))
    lines.push(`${time.toISOString()};${(litres / 1000) * factor}`)
  }
  return lines
}

const heading = 'time;volume'
/** The months of the three files, counted from the first. */
const monthOfFile = (firstStart: Date, place: number) => lastMonths(firstStart, 3)[place]!
const fileName = (place: number, what: string) => (firstStart: Date) => ({
  en: `laboratories-water-${written(monthOfFile(firstStart, place))}${what}.csv`,
  de: `labore-wasser-${written(monthOfFile(firstStart, place))}${what}.csv`,
})
const ofLogger = { seriesId: laboratories.series, interval: 'PT1H', unit: 'm³' } as const
const inLitres = fileName(1, '')

export const water: readonly DemoEvent[] = [
  newMeter('water meter of Otter Court', 'admin', {
    ...{ ...common, id: hall.point, location: 'loc-b77', type: 'MAIN', kind: 'MANUAL_READ' },
    name: { en: 'Cold water', de: 'Kaltwasser' },
    ...{ meteringPointId: 'DEMO-MP-000003001', meterNumber: numbersOfHall.old },
    series: [{ ...volume, id: hall.series, interval: 'P1D' }],
  }),
  rules('register of the water meter', 'manager', {
    seriesId: hall.series,
    rules: () => ({ register: { unit: 'm³', digits: 5, conversionFactor: null } }),
  }),
  meterExchange('exchange of the water meter', 'manager', {
    pointId: hall.point,
    exchange: (firstStart) => {
      const { at, value } = registersOfHall(firstStart).last
      const shown = { last: value, first: 0, digits: 5, conversionFactor: null }
      return {
        ...{ at, oldNumber: 'DEMO-3001', newNumber: 'DEMO-3002' },
        registers: [{ seriesId: hall.series, ...shown }],
      }
    },
  }),
  newMeterNumber('number of the new water meter', 'manager', {
    point: hall.point,
    meterNumber: numbersOfHall.new,
  }),
  meterReadings('water readings of the year before', 'reader', {
    meteringPointId: hall.point,
    readings: (firstStart) => registersOfHall(firstStart).readings.slice(0, 13),
  }),
  meterReadings('water readings of the last year', 'reader', {
    meteringPointId: hall.point,
    readings: (firstStart) =>
      registersOfHall(firstStart)
        .readings.slice(13)
        .map((reading, place) => ({
          ...reading,
          ...(place === 3 && { remark: exchangeOfHall }),
        })),
  }),
  newMeter('main water meter of the laboratories', 'admin', {
    ...{ ...common, id: building.point, location: 'loc-b2', type: 'MAIN', kind: 'MANUAL_READ' },
    name: { en: 'Cold water', de: 'Kaltwasser' },
    ...{ meteringPointId: 'DEMO-MP-000003021', meterNumber: 'DEMO-3021' },
    series: [{ ...volume, id: building.series, interval: 'P1D' }],
  }),
  meterReadings('main water readings of the laboratories', 'reader', {
    meteringPointId: building.point,
    readings: (firstStart) =>
      lastMonths(firstStart, 5).map((month, place) => ({
        at: instantIn(month, 1, '09:10'),
        value: 12_804 + place * usedInBuilding,
      })),
  }),
  newMeter('water meter of the laboratories', 'admin', {
    ...{ ...common, id: laboratories.point, location: 'loc-b2', type: 'SUB', kind: 'SUB' },
    name: { en: 'Cooling water', de: 'Kühlwasser' },
    ...{ meteringPointId: 'DEMO-MP-000003011', meterNumber: 'DEMO-3011' },
    parent: building.point,
    series: [{ ...volume, id: laboratories.series, interval: 'PT1H' }],
  }),
  file('water file', 'manager', {
    ...{ ...ofLogger, name: fileName(0, '') },
    lines: (firstStart) => [heading, ...loggerLines(monthOfFile(firstStart, 0), 1)],
  }),
  // Somebody had set the logger to litres: seen the next day, undone, and brought again in cubic metres.
  file('water file in litres', 'manager', {
    ...{ ...ofLogger, name: inLitres },
    lines: (firstStart) => [heading, ...loggerLines(monthOfFile(firstStart, 1), 1000)],
  }),
  undoFile('water file in litres undone', 'manager', inLitres),
  file('water file in cubic metres', 'manager', {
    ...{ ...ofLogger, name: fileName(1, '-m3') },
    lines: (firstStart) => [heading, ...loggerLines(monthOfFile(firstStart, 1), 1)],
  }),
  // The logger lost its supply for an afternoon.
  file('water file with faults', 'manager', {
    ...{ ...ofLogger, name: fileName(2, '') },
    lines: (firstStart) => [
      heading,
      ...loggerLines(monthOfFile(firstStart, 2), 1).map((line, place) =>
        place >= 205 && place < 209 ? line.replace(/;.*/, ';ERR') : line,
      ),
    ],
  }),
]
