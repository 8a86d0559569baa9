import { lastMonths, written } from '../history/calendar'
import { earlierUnit } from '../history/entity-events'
import type { DemoEvent } from '../history/event'

/** Alder House was a residence until half a year ago: figures of last year are those of the town's residences. */
export const moves: readonly DemoEvent[] = [
  earlierUnit('Alder House was a residence', 'manager', {
    locationId: 'loc-b65',
    unitId: 'ou-town',
    until: (firstStart) => `${written(lastMonths(firstStart, 6)[0]!)}-01`,
  }),
]
