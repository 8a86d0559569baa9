import type { ChosenSeries } from '@energycockpit/contract'

/** The metering points of chosen series, each once, in their order. */
export function chosenPoints({ series }: ChosenSeries) {
  return [
    ...new Map(
      series.map((one) => [
        one.pointId,
        { id: one.pointId, name: one.pointName, location: one.locationName },
      ]),
    ).values(),
  ]
}
