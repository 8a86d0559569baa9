import type { FastifyInstance } from 'fastify'
import type { Entities } from '../entities/entities'
import type { Readings } from '../readings/index'
import { registerSeriesCalendar } from './baseline-variance/calendar-route'
import type { UsualDrift } from './baseline-variance/drift-of-series'
import { registerBaselineVariance } from './baseline-variance/routes'
import { registerConsumptionByLocation } from './by-location/routes'
import { registerChosenSeries } from './chosen-series/routes'
import { registerCompleteness } from './completeness/routes'
import { registerCarbonReport } from './carbon/routes'
import { registerConsumption } from './consumption/routes'
import { registerDownloads } from './downloads/routes'
import { registerEnergyFlows } from './energy-flows/routes'
import { registerEnergyShares } from './energy-shares/routes'
import { registerExports } from './exports/routes'
import { registerForecast } from './forecast/routes'
import { registerFormulaPreview } from './formula-preview/routes'
import { registerLoadDuration } from './load-duration/routes'
import { registerObjectRanking } from './object-ranking/routes'
import { registerQueries } from './queries/routes'
import { registerPortfolio } from './portfolio/routes'
import { registerSelfSupply } from './self-supply/routes'
import { registerSums } from './sums/routes'
import { registerTwinValues } from './twin-values/routes'

/** Every figure that is made of values when it is requested. */
export function registerAggregation(
  app: FastifyInstance,
  {
    isDemo,
    drift,
    ...stores
  }: { entities: Entities; readings: Readings; isDemo: boolean; drift: UsualDrift },
): void {
  registerChosenSeries(app, stores)
  registerQueries(app, stores)
  registerDownloads(app, stores)
  registerExports(app, stores)
  registerSelfSupply(app, stores)
  registerSums(app, stores)
  registerLoadDuration(app, stores)
  registerBaselineVariance(app, { ...stores, drift })
  registerForecast(app, { ...stores, drift })
  registerSeriesCalendar(app, stores)
  registerConsumptionByLocation(app, stores)
  registerConsumption(app, stores)
  registerCarbonReport(app, stores)
  registerObjectRanking(app, stores)
  registerEnergyFlows(app, stores)
  registerEnergyShares(app, stores)
  registerFormulaPreview(app, stores)
  registerCompleteness(app, stores)
  registerTwinValues(app, stores)
  registerPortfolio(app, { ...stores, isDemo })
}
