/* Apart from the call that they belong to: the shell counts and measures by them long before it sends anything. */

/** Longer than all time limits of the shell together: the machine slept, or somebody waited before another try. */
export const MAX_LOAD_TIME = 60_000

export const LOADS_PER_REPORT = 25
