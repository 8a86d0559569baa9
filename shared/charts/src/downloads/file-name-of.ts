import { downloadName } from '@energycockpit/contract'

import type { ChartDays } from '../chart-place'

interface ChartName {
  /** What is shown, maybe with what it is of: 'Electricity, import · Library · Main meter'. */
  title: string
  when: string
  /** The same as days; a name has them rather than words. */
  days?: ChartDays | undefined
  place?: string | undefined
  ending: string
}

/** The name of a file of a chart by the rule of all downloads. A place that its title says is said once. */
export function fileNameOf({ title, when, days, place, ending }: ChartName): string {
  const others = title.split(' · ').filter((one) => one !== place)
  const isSaid = place !== undefined && others.some((one) => one.includes(place))
  return downloadName({
    ...{ place: isSaid ? undefined : place, what: others.join(' · ') },
    ...{ from: days?.from ?? when, to: days?.to, ending },
  })
}
