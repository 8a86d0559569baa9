import { dateOf, dayOf, type MeasuredDay } from '@energycockpit/models/daily'
import { publicHolidays } from '../../organization/calendar/public-holidays'
import { electricityGaps } from '../readings/electricity-gaps'
import { allSilentHours, gasGaps } from '../readings/gas-gaps'
import type { Source } from '../readings/source'

export interface TrialMeter {
  /** b35_gas */
  name: string
  product: 'electricity' | 'gas'
  days: MeasuredDay[]
}

/** Of a day's hours that must be measured; what lacks is taken to be like the others. */
const fewestOfDay = 0.9
const hourFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' })

/** Local days of each meter of the source, with gaps as the demo portfolio has them. */
export async function daysOfSource(source: Source): Promise<TrialMeter[]> {
  const dayAt = Array.from({ length: source.count }, (_, hour) =>
    dayOf(hourFormat.format((source.start + hour * 3_600) * 1_000))!,
  )
  const holidays = await holidaysOf(dayAt[0]!, dayAt.at(-1)!)
  const temperature = source.columns.get('air_temperature_degc')!
  const meters = [...source.columns].flatMap(([column, values]) => {
    const [name, product] = /^(b\d+_(electricity|gas))_kwh$/.exec(column)?.slice(1) ?? []
    return name === undefined ? [] : [{ name, product: product as TrialMeter['product'], values }]
  })
  const gas = meters.filter(({ product }) => product === 'gas').map(({ values }) => values)
  const allSilent = allSilentHours(gas)
  return meters.map(({ name, product, values }) => {
    const gaps =
      product === 'gas'
        ? gasGaps({ values, temperature, allSilent, firstHourOfDay: 0 })
        : electricityGaps(values)
    return { name, product, days: daily({ values, gaps, temperature, dayAt, holidays }) }
  })
}

interface Hours {
  values: Float64Array
  gaps: Uint8Array
  temperature: Float64Array
  dayAt: readonly number[]
  holidays: ReadonlySet<string>
}

/** As the portal takes them for the buildings of the demo portfolio. */
async function holidaysOf(first: number, last: number): Promise<ReadonlySet<string>> {
  const dates = new Set<string>()
  for (let year = Number(dateOf(first).slice(0, 4)); year <= Number(dateOf(last).slice(0, 4)); year++)
    for (const { date } of await publicHolidays({ country: 'GB', region: 'ENG' }, year)) dates.add(date)
  return dates
}

function daily({ values, gaps, temperature, dayAt, holidays }: Hours): MeasuredDay[] {
  const days: MeasuredDay[] = []
  for (let start = 0; start < values.length;) {
    let end = start
    let [usage, measured, warmth] = [0, 0, 0]
    for (; end < values.length && dayAt[end] === dayAt[start]; end++) {
      warmth += temperature[end]!
      if (gaps[end]) continue
      usage += values[end]!
      measured++
    }
    const hours = end - start
    const day = dayAt[start]!
    days.push({
      ...{ day, temperature: warmth / hours, holiday: holidays.has(dateOf(day)) },
      usage: measured / hours >= fewestOfDay ? (usage * hours) / measured : undefined,
    })
    start = end
  }
  return days
}
