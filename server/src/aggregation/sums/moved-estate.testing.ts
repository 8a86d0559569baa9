import type { StructureItem, StructureStep, SummedValues } from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { location, point, series, unit } from '../../organization/structure/items.testing'
import { businessId, structureClient } from '../../organization/structure/structure-client.testing'

/** Meters that count 1, 10 and 100 kWh each hour: a sum says which of them are in it. */
export const perHour = [1, 10, 100]

export interface Period {
  from: string
  to: string
}

/** An estate of the test's own, with values of each hour of a period, whose parts are moved. */
export function movedEstate(manager: () => SignedInClient, period: Period, business = () => businessId) {
  const structure = structureClient(manager, business)
  const { created, send } = structure

  async function estate() {
    const root = await created({ ...unit('').fields, orgUnitId: null, name: 'Estate' })
    const newUnit = (name: string) =>
      created({ ...unit('').fields, orgUnitId: null, name, parentOrgUnit: root.id })
    const units = [await newUnit('North'), await newUnit('South')]
    const newLocation = (at: StructureItem, more: Partial<typeof LOCATION> = {}) =>
      created({ ...LOCATION, locationId: null, name: 'Hall', parentOrgUnit: at.id, ...more })
    const locations = [await newLocation(units[0]!), await newLocation(units[1]!)]
    const points: StructureItem[] = []
    const energies: StructureItem[] = []
    for (const value of perHour) {
      const meter = await created({
        ...{ ...point('').fields, meteringPointId: null, name: `${value} an hour` },
        location: locations[0]!.id,
      })
      const energy = await created({ ...series('').fields, meteringPoint: meter.id, interval: 'PT1H' })
      points.push(meter)
      energies.push(energy)
      await deliver(Number(energy.id), value)
    }
    return { root, units, locations, points, energies, newUnit, newLocation }
  }

  async function deliver(id: number, value: number) {
    const lines: string[] = []
    for (let at = Date.parse(period.from); at < Date.parse(period.to); at += 3_600_000)
      lines.push(`${id},${new Date(at).toISOString()},${value}`)
    const response = await manager().fetch('/rest/secure/readings', {
      method: 'POST',
      headers: { origin: manager().url, 'content-type': 'text/csv' },
      body: ['series_id,at,value', ...lines].join('\n'),
    })
    expect(response.status).toBe(200)
  }

  /** Of the whole period, unless the query says otherwise. */
  const get = async <Answer>(path: string, query: Record<string, string>, as = manager()) =>
    (await as.get<Answer>(`/rest/secure/${path}?${new URLSearchParams({ ...period, ...query })}`)).body
  const sumsOf = async ({ id }: StructureItem, query: Record<string, string> = {}) =>
    (await get<SummedValues>('measurements/sum', { nodeId: id, granularity: 'P1D', ...query })).value
  const move = (one: StructureItem, to: StructureItem, since: string | null) =>
    send<{ step: StructureStep['step'] }>('POST', '/rest/secure/structure-moves', {
      items: [{ kind: one.fields.kind, id: one.id }],
      to: { type: to.fields.kind, id: to.id },
      since,
    })
  return { ...structure, estate, deliver, get, sumsOf, move }
}

const LOCATION = location('').fields
