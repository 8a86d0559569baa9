import type { MeterBaseline } from '@energycockpit/contract'
import type { CalendarOfSeries } from '../../organization/calendar/calendars-of-series'
import type { DayNumber, DaySpan } from './days-of-periods'

export interface CalendarOfMeter {
  /** As it is told. */
  calendar: MeterBaseline['calendar']
  days: { holidays: ReadonlySet<DayNumber>; closed: ReadonlySet<DayNumber> }
}

/** The calendar of each series by its id, with how many holidays and closed days each period has of it. */
export function calendarsBySeries({
  calendars,
  baseline,
  reporting,
}: {
  calendars: readonly CalendarOfSeries[]
  baseline: DaySpan
  reporting: DaySpan
}): (seriesId: number) => CalendarOfMeter {
  const found = new Map(
    calendars.flatMap((one) => {
      const of = calendarOfMeter(one, baseline, reporting)
      return one.of.map((id) => [id, of] as const)
    }),
  )
  return (seriesId) => found.get(seriesId) ?? withoutLocation
}

const withoutLocation: CalendarOfMeter = {
  calendar: {
    ...{ country: null, region: null },
    ...{ baseline: { holidays: 0, closedDays: 0 }, reporting: { holidays: 0, closedDays: 0 } },
  },
  days: { holidays: new Set(), closed: new Set() },
}

function calendarOfMeter(
  { country, region, holidays, closed }: CalendarOfSeries,
  baseline: DaySpan,
  reporting: DaySpan,
): CalendarOfMeter {
  const countIn = (days: readonly DayNumber[], { from, to }: DaySpan) =>
    days.filter((day) => day >= from && day < to).length
  const counts = (span: DaySpan) => ({
    holidays: countIn(holidays, span),
    closedDays: countIn(closed, span),
  })
  return {
    calendar: { country, region, baseline: counts(baseline), reporting: counts(reporting) },
    days: { holidays: new Set(holidays), closed: new Set(closed) },
  }
}
