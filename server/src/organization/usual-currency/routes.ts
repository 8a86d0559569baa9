import { getUsualCurrency } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../../entities/entities'
import { registerRoute } from '../../http/register-route'
import { usualCountry } from './repository'
import { currencyOfCountry } from './currency-of-country'

/** In which currency forms begin, by where it is that something is paid. */
export function registerUsualCurrency(app: FastifyInstance, { db }: Entities): void {
  registerRoute(app, getUsualCurrency, async ({ query: { nodeId = null }, user }) => {
    const country = await usualCountry(db, nodeId, user.visibleBusinessIds)
    return { currency: country === null ? null : currencyOfCountry(country) }
  })
}
