import { getSeriesCalendar, maxCalendarDays } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../../entities/entities'
import { registerRoute } from '../../http/register-route'
import { calendarsOfSeries } from '../../organization/calendar/calendars-of-series'
import { queriedSeries } from '../../readings/index'
import { dateOfDay, daySpan, type DayNumber } from './days-of-periods'

/** The days on which all locations of some series rest. */
export function registerSeriesCalendar(app: FastifyInstance, { entities }: { entities: Entities }): void {
  registerRoute(app, getSeriesCalendar, async ({ query, user: { visibleBusinessIds: visible } }) => {
    const spans = [
      daySpan(query, 'requested', maxCalendarDays),
      daySpan({ from: query.referenceFrom, to: query.referenceTo }, 'reference', maxCalendarDays),
    ]
    const series = await queriedSeries(entities, { series: query.series }, visible)
    const calendars = await calendarsOfSeries(
      entities,
      series.map(({ id }) => id),
      visible,
      spans,
    )
    const ofAll = (kind: 'holidays' | 'closed') =>
      commonDays(calendars.map((one) => one[kind])).map(dateOfDay)
    return { holidays: ofAll('holidays'), closed: ofAll('closed') }
  })
}

/** The days that are in every list. */
export function commonDays([first, ...others]: readonly (readonly DayNumber[])[]): DayNumber[] {
  const sets = others.map((days) => new Set(days))
  return (first ?? []).filter((day) => sets.every((days) => days.has(day)))
}
