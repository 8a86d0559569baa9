import { useQueries } from '@tanstack/react-query'
import type { ChosenSeries } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import { choosing, idsOf } from '../../choice/chosen-objects'
import type { Choice } from '../../choice/choice'
import { chosenSeriesQuery } from '../../frame/chosen-series-query'
import type { ObjectSeries } from './lines'

/** The chosen objects with the series of each; of a single one, or of everything, they are there already. */
export function useObjects(choice: Choice, chosen: ChosenSeries, everything: string): ObjectSeries[] {
  const { api } = useFeature()
  const ids = idsOf(choice)
  const isSingle = ids.length <= 1
  const found = useQueries({
    queries: isSingle
      ? []
      : ids.map((id) =>
          chosenSeriesQuery(api, { ...choice, ...choosing([{ id, isPoint: id === choice.pointId }]) }),
        ),
  })
  if (isSingle) return [{ name: chosen.objects[0]?.name ?? everything, series: chosen.series }]
  return ids.map((id, place) => ({
    name: chosen.objects.find((object) => object.id === id)?.name ?? id,
    series: found[place]?.data?.series ?? [],
  }))
}
