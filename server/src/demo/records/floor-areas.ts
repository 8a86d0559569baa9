import { lastMonths, written } from '../history/calendar'
import { earlierFloorArea } from '../history/entity-events'
import type { DemoEvent } from '../history/event'

/** The sports centre was extended by a hall 14 months ago: figures per m² before that go by the smaller building. */
export const floorAreas: readonly DemoEvent[] = [
  earlierFloorArea('extension of the sports centre', 'manager', {
    locationId: 'loc-b27',
    area: (today) => Math.round(today * 0.82),
    until: (firstStart) => `${written(lastMonths(firstStart, 14)[0]!)}-01`,
  }),
]
