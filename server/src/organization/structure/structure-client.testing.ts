import type {
  ChangedStructure,
  ErrorObject,
  HierarchyNode,
  ReadStructureItem,
  StructureFields,
  StructureItem,
  StructureStep,
} from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { location, point, series, unit } from './items.testing'

export interface Failure {
  error?: ErrorObject
}

/** Fenland Colleges, the business of the users. */
export const businessId = 1001
export const path = '/rest/secure/structure'

/** Calls of the structure, in the users' business or another; `manager` signs in before the first of them. */
export function structureClient(manager: () => SignedInClient, business = () => businessId) {
  async function send<Answer>(method: string, address: string, body?: object, as = manager()) {
    const response = await as.fetch(address, {
      method,
      headers: { origin: as.url, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const answer = JSON.parse(text || '{}') as Answer & Failure
    const reason = answer.error?.reasons[0]
    return { answer, refused: reason && `${response.status} ${reason.structureFault ?? reason.code}` }
  }
  const create = (fields: StructureFields, as = manager()) =>
    send<ChangedStructure>('POST', path, { businessId: business(), fields }, as)

  /** A new item; anything else fails the test. */
  async function created(fields: StructureFields): Promise<StructureItem> {
    const { answer, refused } = await create(fields)
    expect(refused).toBeUndefined()
    return answer.item!
  }
  const of = ({ id, fields: { kind } }: StructureItem) => `${path}/${kind}/${id}`
  const read = async (item: StructureItem) =>
    (await manager().get<ReadStructureItem & Failure>(of(item))).body
  const update = (item: StructureItem, change: object, as = manager()) =>
    send<ChangedStructure>(
      'PUT',
      of(item),
      { revision: item.revision, fields: { ...item.fields, ...change } },
      as,
    )
  const undo = (step: number | null, as = manager()) =>
    send<{ step: number }>('POST', `/rest/secure/structure-steps/${step}/undo`, undefined, as)
  const nodesBelow = async (parentId: string, query = '') =>
    (
      await manager().get<{ nodes: HierarchyNode[] }>(
        `/rest/secure/hierarchy/nodes?parentId=${parentId}${query}`,
      )
    ).body.nodes
  const stepsOf = async ({ id, fields }: StructureItem) =>
    (
      await manager().get<{ steps: StructureStep[] }>(
        `/rest/secure/structure-steps?kind=${fields.kind}&id=${encodeURIComponent(id)}`,
      )
    ).body.steps

  let made = 0
  /** A unit with a location, in it a main meter with a series; keys are left to the portal. */
  async function estate() {
    made += 1
    const north = await created({ ...unit('').fields, orgUnitId: null, name: `North ${made}` })
    const hall = await created({
      ...{ ...location('').fields, locationId: null, name: `Hall ${made}` },
      parentOrgUnit: north.id,
    })
    const main = await created({
      ...point('').fields,
      meteringPointId: null,
      name: 'Main',
      location: hall.id,
    })
    const energy = await created({ ...series('').fields, meteringPoint: main.id })
    return { north, hall, main, energy }
  }

  return { send, create, created, of, read, update, undo, nodesBelow, stepsOf, estate, count: () => made }
}
