import { actionCurrencies, countryCodes } from '@energycockpit/contract'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import type { SignedInClient } from '@energycockpit/testing'
import { location, point, unit } from '../structure/items.testing'
import { structureClient } from '../structure/structure-client.testing'
import { currencyOfCountry } from './currency-of-country'

let business: OwnBusiness
let manager: SignedInClient
beforeAll(async () => {
  business = await ownBusiness()
  manager = await business.user()
})

const usual = async (nodeId?: string) =>
  (
    await manager.get<{ currency: string | null }>(
      `/rest/secure/usual-currency${nodeId ? `?nodeId=${nodeId}` : ''}`,
    )
  ).body.currency

test('a place pays as its country does, a unit as most of what is below it, and the rest as most there are', async () => {
  const { created } = structureClient(
    () => manager,
    () => business.id,
  )
  expect(await usual()).toBeNull()
  const unitOf = async (name: string, parent: string | null) =>
    (await created({ ...unit(name).fields, name, parent } as never)).id
  const [islands, leeds] = [await unitOf('Islands', null), await unitOf('Leeds', null)]
  const inner = await unitOf('Inner', islands)
  const at = async (name: string, country: string | null, parentOrgUnit: string | null) => {
    const fields = { ...location(name).fields, locationId: null, name, country, region: null, parentOrgUnit }
    return (await created(fields as never)).id
  }
  const mill = await at('Mill', 'GB', inner)
  await at('Weir', 'GB', islands)
  const alp = await at('Alp', 'CH', null)
  for (const name of ['One', 'Two', 'Three']) await at(name, 'DE', null)
  const nowhere = await at('Nowhere', null, leeds)
  const meter = (
    await created({ ...point('M').fields, meteringPointId: null, name: 'M', location: mill } as never)
  ).id
  expect(await Promise.all([mill, meter, inner, islands, alp].map(usual))).toEqual([
    ...['GBP', 'GBP', 'GBP', 'GBP', 'CHF'],
  ])
  // Neither says where it is; most of the business are in Germany.
  expect(await Promise.all([nowhere, leeds, `cb-${business.id}`, undefined].map(usual))).toEqual(
    Array(4).fill('EUR'),
  )
})

test('each country pays in one currency, and each currency is that of a country', () => {
  const known = countryCodes.flatMap((code) => currencyOfCountry(code) ?? [])
  expect(new Set(known)).toEqual(new Set(actionCurrencies))
  expect(['GB', 'CH', 'DE', 'JP'].map(currencyOfCountry)).toEqual(['GBP', 'CHF', 'EUR', null])
})
