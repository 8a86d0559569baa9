import { maxIndicators, type IndicatorContent } from '@energycockpit/contract'
import { isPermitted } from '../../access/permissions'
import type { Context } from '../../audit/service-context'
import { Problem } from '../../http/problem'
import { areSeries } from '../documents/repository'
import { documentService } from '../documents/service'

export const indicatorService = documentService<IndicatorContent>({
  ...{ table: 'indicator', most: maxIndicators },
  ...{ tooMany: 'TOO_MANY_INDICATORS', changedMeanwhile: 'INDICATOR_CHANGED_MEANWHILE' },
  async refuseUnknown({ db, user }, content, before) {
    // A series may be gone meanwhile, and the other fields can be changed all the same.
    const known = new Set(before && seriesOf(before))
    const named = seriesOf(content).filter((id) => !known.has(id))
    if (!(await areSeries(db, named, user.visibleBusinessIds)))
      throw new Problem(404, 'NOT_FOUND', 'There is no such series')
  },
})

export async function readIndicators(context: Context) {
  const canEdit = isPermitted(context.user.roles, 'indicators:edit')
  return { indicators: await indicatorService.read(context), canEdit }
}

const seriesOf = ({ amount, reference }: IndicatorContent): number[] => [
  ...(amount.kind === 'SERIES' ? amount.series.map(({ id }) => id) : []),
  ...(reference.kind === 'SERIES' ? [reference.series.id] : []),
]
