export {
  unusualRuns,
  unusualSettings,
  unusualVersion,
  type UnusualDay,
  type UnusualRun,
  type UnusualSettings,
} from './unusual-runs'
