import type { ApiClient } from '@energycockpit/api-client'
import {
  getActiveBusiness,
  getMeteringPoint,
  getStructureItem,
  type StructureKind,
} from '@energycockpit/contract'
import { ownReasonKey } from '@energycockpit/failures'

export interface ItemRef {
  kind: StructureKind
  id: string
}

/** Everything that the feature shows of the structure begins with it. */
export const structureKey = ['structure'] as const

/** Of the history. */
export const stepsKey = [...structureKey, 'steps'] as const

/** An item with all its fields. */
export const itemQuery = (api: ApiClient, { kind, id }: ItemRef) => ({
  queryKey: [...structureKey, 'item', kind, id],
  queryFn: ({ signal }: { signal?: AbortSignal }) =>
    api.call(getStructureItem, { params: { kind, id }, ...(signal && { signal }) }),
})

/** A metering point with its location and what is measured there. */
export const seriesQuery = (api: ApiClient, meteringPointId: string) => ({
  queryKey: [...structureKey, 'series', meteringPointId],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.call(getMeteringPoint, { params: { meteringPointId }, signal }),
})

/** The businesses that the user sees, by name. */
export const businessesQuery = (api: ApiClient) => ({
  queryKey: ['businesses'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await api.call(getActiveBusiness, { signal })).businesses,
})

/** What a change of the structure changes on the pages: itself, and the hierarchy beside it. */
export const changedBySteps = [structureKey, ['hierarchy'], ['hierarchy-search']] as const

/** Why something was refused, in the feature's own words. */
export const structureReasonKey = ownReasonKey('reasons', [
  'STRUCTURE_INVALID',
  'STRUCTURE_CHANGED_MEANWHILE',
  'STRUCTURE_IN_USE',
  'STEP_NOT_UNDOABLE',
  'FORMAT_UNKNOWN',
  'FORBIDDEN',
])
