import type { MarketIds, StructureItem, StructureStep, VirtualSeries } from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { point, series } from '../../organization/structure/items.testing'
import {
  businessId,
  structureClient,
  type Failure,
} from '../../organization/structure/structure-client.testing'

const path = '/rest/secure/virtual-series'
const meaning = { quantity: 'ENERGY', unit: 'kWh', direction: 'PURCHASE' }

/** Calls of virtual meters and of the structure; `manager` signs in before the first of them. */
export function virtualClient(manager: () => SignedInClient, business = () => businessId) {
  const structure = structureClient(manager, business)
  const { send, created, of } = structure
  const address = ({ seriesId }: VirtualSeries) => `${path}/${seriesId}`
  const define = (locationId: string, formula: string, name: string, as = manager()) =>
    send<VirtualSeries>(
      'POST',
      path,
      { ...{ ...meaning, name, formula, locationId, productType: 'ELECTRICITY' } },
      as,
    )
  /** By the page of virtual meters. */
  const stepsOfVirtual = async (one?: VirtualSeries, as = manager()) =>
    (
      await as.get<{ steps: StructureStep[] }>(
        `/rest/secure/virtual-series-steps${one ? `?seriesId=${one.seriesId}` : ''}`,
      )
    ).body.steps
  const idsOf = (one: VirtualSeries) => `/rest/secure/metering-points/${one.meteringPointId}/market-ids`
  return {
    ...structure,
    ...{ define, address, stepsOfVirtual },
    /** A new one; anything else fails the test. */
    async virtual(hall: StructureItem, formula: string, name = 'Twice') {
      const { answer, refused } = await define(hall.id, formula, name)
      expect(refused).toBeUndefined()
      return answer
    },
    change: (one: VirtualSeries, more: object, as = manager()) =>
      send<VirtualSeries>(
        'PUT',
        address(one),
        { ...meaning, name: one.name, formula: one.formula, ...more },
        as,
      ),
    remove: (one: VirtualSeries, as = manager()) => send('DELETE', address(one), undefined, as),
    readVirtual: async (one: VirtualSeries, as = manager()) =>
      (await as.get<VirtualSeries & Failure>(address(one))).body,
    undoVirtual: (step: number, as = manager()) =>
      send<{ step: number }>('POST', `/rest/secure/virtual-series-steps/${step}/undo`, undefined, as),
    latestOf: async (one: VirtualSeries) => (await stepsOfVirtual(one))[0]!,
    obisOf: async (one: VirtualSeries) => (await manager().get<MarketIds>(idsOf(one))).body.series[0]?.obis,
    setObis: (one: VirtualSeries, obis: string | null) =>
      send('PUT', idsOf(one), { malo: null, melo: null, series: [{ seriesId: one.seriesId, obis }] }),
    /** A further meter in the hall, with a series. */
    async meterIn(hall: StructureItem, name: string) {
      const main = await created({ ...point('').fields, meteringPointId: null, name, location: hall.id })
      return { main, energy: await created({ ...series('').fields, meteringPoint: main.id }) }
    },
    archive: (item: StructureItem, archived: boolean) =>
      send<{ step: number }>('POST', `${of(item)}/archive`, { revision: item.revision, archived }),
  }
}

/** What is wrong with a formula, of a call that was refused for it. */
export const faultOf = ({ answer }: { answer: object }) => (answer as Failure).error?.reasons[0]?.formulaFault
