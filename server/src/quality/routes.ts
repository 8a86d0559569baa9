import type { FastifyInstance } from 'fastify'
import type { Loads } from '../readings/index'
import { registerFindings } from './checks/routes'
import { registerEstimates } from './estimation/routes'
import { registerSeriesRules } from './rules/routes'

/** By which rules values are checked, what was found, and what is estimated in place of what is missing. */
export function registerQuality(app: FastifyInstance, loads: Loads): void {
  registerFindings(app, loads.stores.entities)
  registerSeriesRules(app, loads)
  registerEstimates(app, loads)
}
