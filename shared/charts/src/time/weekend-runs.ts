import { bucketStarts } from '@energycockpit/time'
import type { BucketLength } from '../chart-values'
import type { Run } from '../house-rules-plugin'
import { showsWeekends, weekendBands } from '../weekend-bands'
import type { TimeWindow } from './time-series'

/** The weekends of a period as instants, where buckets of this length show them; looked at day by day. */
export function weekendRuns(
  { from, to }: TimeWindow,
  granularity: BucketLength | undefined,
  timeZone: string,
): Run[] {
  if (granularity === undefined || !Number.isFinite(to - from)) return []
  const period = { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
  // The days of eight thousand years would be listed for minutes.
  if (!showsWeekends({ ...period, granularity })) return []
  const { starts, end } = bucketStarts(from, to, 'P1D', timeZone)
  return weekendBands({ ...period, granularity, timeZone, at: starts }).map(([first, last]): Run => [
    starts[first]!,
    starts[last + 1] ?? end,
  ])
}
