require('../clock/move-clock.cjs').moveClockOf(globalThis)
