export { bucketStarts, countBuckets, elapsedLengths, type BucketLength } from './buckets'
export { expectedIntervals, expectedUntil } from './expected-intervals'
export { periodPresets, presetPeriod, type Period, type PeriodPreset } from './period-presets'
export { startOfDate } from './start-of-date'
