import { useMutation, useQueryClient } from '@tanstack/react-query'
import { enterMeterReadings } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'

export interface Entry {
  seriesId: number
  /** ISO 8601 UTC. */
  at: string
  value: number
  remark: string
  /** Ids of the questions that were answered with yes. */
  confirmed: string[]
}

/** Enters what a meter shows. Where that was stored, whatever was shown of readings is requested again. */
export function useEntering(pointId: string) {
  const { api } = useFeature()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ seriesId, confirmed, ...reading }: Entry) =>
      api.call(enterMeterReadings, {
        params: { meteringPointId: pointId },
        body: { seriesId, confirmed, readings: [reading] },
      }),
    onSuccess: () => queries.invalidateQueries(),
  })
}
