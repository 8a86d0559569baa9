import { exportLayouts, granularities, type ChosenSeries, type Granularity } from '@energycockpit/contract'
import { fitsInto, type Period } from '@energycockpit/time'
import type { Choice } from '../../choice/choice'
import { optionOf } from '../../choice/options'

/** What is requested of the server, but for language and format. */
export function exportRequest(
  { granularity, options }: Pick<Choice, 'granularity' | 'options'>,
  chosen: ChosenSeries,
  period: Period,
) {
  const resolutions = possibleResolutions(chosen)
  return {
    series: chosen.series.map(({ seriesId }) => seriesId).join(','),
    ...{ from: period.from.toISOString(), to: period.to.toISOString() },
    granularity: resolutions.find((each) => each === granularity) ?? 'raw',
    layout: optionOf(options, 'layout', [...exportLayouts]),
    timeZone: zonesToChoose(chosen).find((zone) => zone === options['zone']) ?? chosen.timeZone,
    quality: optionOf(options, 'quality', ['true', 'false']),
  }
}
export type ExportRequest = ReturnType<typeof exportRequest>

/** As recorded, and everything that is made of whole values of one of the series. */
export function possibleResolutions({ series }: ChosenSeries): Granularity[] {
  return granularities.filter(
    (each) => each === 'raw' || series.some(({ interval }) => interval !== each && fitsInto(interval, each)),
  )
}

/** Those of the locations, the one of most series first, and UTC. */
export function zonesToChoose({ series, timeZone }: ChosenSeries): string[] {
  return [...new Set([timeZone, ...series.map((one) => one.timeZone), 'UTC'])]
}
