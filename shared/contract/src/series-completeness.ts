import * as z from 'zod/mini'
import { defineCall } from './call'
import { getSeriesValues } from './measurements'

/** What is there of a series, day by day of one year; place i of every column speaks of the same day. */
export const seriesCompletenessSchema = z.object({
  seriesId: z.int(),
  year: z.int(),
  /** The zone in whose calendar days are cut (IANA name). */
  timeZone: z.string(),
  /**
   * Start of each day, milliseconds since 1970 UTC, and the end of the last one. A day has 23 or 25 hours where the
   * clocks change, and one that the zone left out is not there.
   */
  at: z.array(z.number()),
  end: z.number(),
  /** How many values should have come: of the intervals from the series' first value on that are over by now. */
  expected: z.array(z.int()),
  measured: z.array(z.int()),
  /** Estimated or substituted ones. */
  estimated: z.array(z.int()),
  /** Start of the first interval that has a value, of any year; null when none has. */
  firstAt: z.nullable(z.iso.datetime()),
  /** Until when values can have come: the end of the last interval that is over. */
  until: z.iso.datetime(),
})
export type SeriesCompleteness = z.output<typeof seriesCompletenessSchema>

export const getSeriesCompleteness = defineCall({
  name: 'getSeriesCompleteness',
  method: 'GET',
  path: '/rest/secure/measurement-series/:seriesId/completeness',
  summary: "How many values a series has on each day of a year in the location's calendar, and should have",
  subject: 'measurements',
  permission: 'measurements:read',
  params: getSeriesValues.params,
  query: z.object({ year: z.coerce.number().check(z.int(), z.minimum(1970), z.maximum(2105)) }),
  response: seriesCompletenessSchema,
})

export const seriesCompletenessCalls = [getSeriesCompleteness]
