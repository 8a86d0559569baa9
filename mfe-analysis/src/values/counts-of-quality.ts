import type { SeriesValues } from '@energycockpit/contract'

/** How many of the values that were expected are measured, estimated or substituted, and missing. */
export function countsOf({ expected, measured, estimated }: SeriesValues['total']) {
  const counts = { measured: Math.round(measured * expected), estimated: Math.round(estimated * expected) }
  return { ...counts, missing: Math.max(expected - counts.measured - counts.estimated, 0) }
}
