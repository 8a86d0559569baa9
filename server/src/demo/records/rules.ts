import { rules } from '../history/reading-events'
import type { DemoEvent } from '../history/event'

export const validationRules: readonly DemoEvent[] = [
  // The sports centre's connection: a few hours of its years are above it, which becomes findings.
  rules('connection of the sports centre', 'manager', {
    seriesId: 1041,
    rules: () => ({ capacity: { kind: 'power', kilowatts: 550 } }),
  }),
]
