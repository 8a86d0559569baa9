import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { getStructureItem, getTwin, type FieldsOf } from '@energycockpit/contract'

/** All fields of a metering point, with the names of what they refer to. */
export const itemQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['point-item', id],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const read = await api.call(getStructureItem, { params: { kind: 'METERING_POINT', id }, signal })
      return { ...read, fields: read.item.fields as FieldsOf<'METERING_POINT'> }
    },
  })

/** The objects at a location that a metering point is assigned to. */
export const objectsQuery = (api: ApiClient, locationId: string, pointId: string) =>
  queryOptions({
    queryKey: ['point-objects', locationId, pointId],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const { objects } = await api.call(getTwin, { params: { locationId }, query: {}, signal })
      return objects.filter(({ fields }) => fields.meteringPoints.includes(pointId))
    },
  })
