import type { FastifyInstance } from 'fastify'
import type { Imports } from '../readings/index'
import { registerFindings } from './checks/routes'
import { registerEstimates } from './estimation/routes'
import { registerSeriesRules } from './rules/routes'

/** By which rules values are checked, what was found, and what is estimated in place of what is missing. */
export function registerQuality(app: FastifyInstance, imports: Imports): void {
  registerFindings(app, imports.stores)
  registerSeriesRules(app, imports)
  registerEstimates(app, imports)
}
