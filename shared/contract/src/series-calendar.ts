import * as z from 'zod/mini'
import { maxReportingDays } from './baseline-variance'
import { day } from './calendar-day'
import { defineCall } from './call'
import { maxSeries } from './measurement-statistics'

/** Of each of the two periods. */
export const maxCalendarDays = maxReportingDays

const dates = z.array(z.string())

export const getSeriesCalendar = defineCall({
  name: 'getSeriesCalendar',
  method: 'GET',
  path: '/rest/secure/measurements/calendar',
  summary:
    'On which days of two periods all locations of some series have a public holiday or are closed, after their regions ' +
    'and closed periods',
  subject: 'measurements',
  permission: 'measurements:read',
  query: z.object({
    /** Ids of series, separated by commas. */
    series: z.string().check(z.regex(/^\d{1,10}(,\d{1,10})*$/), z.maxLength(11 * maxSeries)),
    /** First day of each period, and the day after its last one, by the calendar of each location. */
    from: day,
    to: day,
    referenceFrom: day,
    referenceTo: day,
  }),
  response: z.object({
    /** `YYYY-MM-DD`, in order; on some of them the locations may be closed as well. */
    holidays: dates,
    closed: dates,
  }),
})
export type SeriesCalendar = z.output<typeof getSeriesCalendar.response>

export const seriesCalendarCalls = [getSeriesCalendar]
