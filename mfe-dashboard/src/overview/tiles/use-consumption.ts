import { useQuery } from '@tanstack/react-query'
import { useFeature } from '@energycockpit/remote'
import { consumptionQuery } from '../overview-queries'
import type { TileProps } from './tile'

/** Several tiles show parts of the same answer, which is requested once. */
export function useConsumption({ nodeId, month }: Pick<TileProps, 'nodeId' | 'month'>) {
  const { api } = useFeature()
  return useQuery({ ...consumptionQuery(api, nodeId, month), notifyOnChangeProps: 'all' })
}
