import type { ApiClient } from '@energycockpit/api-client'
import { getMeterReadings } from '@energycockpit/contract'
import { structureKey } from '../structure-query'

/** The registers of a metering point, with what was read off them; for whoever may enter readings. */
export const registersQuery = (api: ApiClient, meteringPointId: string) => ({
  queryKey: [...structureKey, 'registers', meteringPointId],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.call(getMeterReadings, { params: { meteringPointId }, signal }),
})
