import type { ApiClient } from '@energycockpit/api-client'
import {
  getActiveBusiness,
  getAttributes,
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

/** Of digital twins. */
export const twinsKey = [...structureKey, 'twin'] as const

/** An item with all its fields. */
export const itemQuery = (api: ApiClient, { kind, id }: ItemRef) => ({
  queryKey: [...structureKey, 'item', kind, id],
  queryFn: ({ signal }: { signal?: AbortSignal }) =>
    api.call(getStructureItem, { params: { kind, id }, ...(signal && { signal }) }),
})

/** What a business has defined about its items. */
export const attributesQuery = (api: ApiClient, businessId: number) => ({
  queryKey: [...structureKey, 'attributes', businessId],
  queryFn: async ({ signal }: { signal?: AbortSignal }) =>
    (await api.call(getAttributes, { query: { businessId }, ...(signal && { signal }) })).definitions,
})

/** A metering point with its location and what is measured there. */
export const seriesQuery = (api: ApiClient, meteringPointId: string) => ({
  queryKey: [...structureKey, 'series', meteringPointId],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.call(getMeteringPoint, { params: { meteringPointId }, signal }),
})

/** The businesses that the user sees, by name; where everything is narrowed to one, that one. */
export const businessesQuery = (api: ApiClient) => ({
  queryKey: ['businesses'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { businesses, businessId } = await api.call(getActiveBusiness, { signal })
    return businesses.filter(({ id }) => businessId === null || id === businessId)
  },
})

/** What a change of the structure changes on the pages: itself, and the hierarchy beside it. */
export const changedBySteps = [structureKey, ['hierarchy'], ['hierarchy-search']] as const

/** Why something was refused, in the feature's own words. */
export const structureReasonKey = ownReasonKey('reasons', [
  'STRUCTURE_INVALID',
  'STRUCTURE_CHANGED_MEANWHILE',
  'STRUCTURE_IN_USE',
  'LOCATION_GROUP_EXISTS',
  'STEP_NOT_UNDOABLE',
  'ATTRIBUTE_INVALID',
  'ATTRIBUTE_CHANGED_MEANWHILE',
  'ATTRIBUTE_IN_USE',
  'FORMAT_UNKNOWN',
  'FILE_TOO_LARGE',
  'FILE_TYPE_REFUSED',
  'FILE_SVG_REFUSED',
  'FILE_HEIC_REFUSED',
  'FILE_UNREADABLE',
  'IMAGE_TOO_LARGE',
  'FILE_STORAGE_FULL',
  'FORBIDDEN',
  'NOT_FOUND',
])
