import { getConversionFactors, getSharedFactorSeries, setConversionFactor } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { AuditLog } from '../../audit/audit-log'
import { serviceRoutes } from '../../audit/service-routes'
import type { Entities } from '../../entities/entities'
import { readFactors, setFactor } from './service'
import { sharedSeries } from './shared-series'
import type { MenuPage } from '../../access/menu-page'

export const conversionFactorsPage: MenuPage = {
  label: { de: 'Preise und Faktoren', en: 'Prices and factors' },
  glyph: 'cost',
  url: '/platform/measurement-data/conversion-factors',
  needs: 'measurements:read',
}

/** Prices and factors: read and set. What is calculated with them is answered with the values. */
export function registerConversionFactors(
  app: FastifyInstance,
  parts: { entities: Entities; audit: AuditLog },
): void {
  const { read, change } = serviceRoutes(app, parts)
  read(getConversionFactors, (context, { query }) => readFactors(context, query))
  read(getSharedFactorSeries, (context, { query }) => sharedSeries(context, query))
  change(setConversionFactor, (context, { query, body }) => setFactor(context, { ...query, ...body }))
}
