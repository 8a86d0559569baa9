import { getPublicHolidays } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route'
import { publicHolidays } from './public-holidays'
import { regionsOfCountry } from './regions'

/** Public holidays by country and region, which are everybody's. */
export function registerCalendar(app: FastifyInstance): void {
  registerRoute(app, getPublicHolidays, async ({ query: { country, region = null, year, language } }) => ({
    regions: await regionsOfCountry(country),
    holidays: [...(await publicHolidays({ country, region }, year, language))],
  }))
}
