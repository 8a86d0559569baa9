import { useQuery } from '@tanstack/react-query'
import { isCallError } from '@energycockpit/api-client'
import type { Twin, TwinValues } from '@energycockpit/contract'
import { offers, useFeature } from '@energycockpit/remote'
import { twinValuesQuery } from '../twin-query'

export type ValuesState =
  /** The user's role does not see measured values. */
  | { state: 'denied' | 'loading'; values: undefined }
  /** `values`: those of before, where there are some. */
  | { state: 'failed'; values: TwinValues | undefined; error: unknown; retry: () => void }
  | { state: 'ready'; values: TwinValues }

/** What the meters of the twin show now. */
export function useTwinValues(twin: Twin): ValuesState {
  const { api, menu, basePath } = useFeature()
  // Whoever sees values has the analysis on the menu; of others nothing is requested in vain.
  const mayLook = offers(menu, `${basePath}/analysis`)
  const isMeasured = twin.objects.some(({ fields }) => fields.meteringPoints.length > 0)
  const query = useQuery({ ...twinValuesQuery(api, twin.location.id), enabled: mayLook && isMeasured })
  const { data, error, refetch } = query
  if (!mayLook || (isCallError(error) && error.status === 403)) return { state: 'denied', values: undefined }
  if (error) return { state: 'failed', values: data, error, retry: () => void refetch() }
  return data ? { state: 'ready', values: data } : { state: 'loading', values: undefined }
}
