import { useQuery } from '@tanstack/react-query'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { EmptyState } from '@energycockpit/ui'
import type { DateRange } from '@energycockpit/time'
import type { ChoosableAmount } from '../../../amounts/choosable-amounts'
import type { RowLength } from '../../../amounts/rows-of-range'
import type { BaselineChoice } from './baseline-choice'
import { baselineQuery } from './baseline-query'
import { BaselineResult } from './baseline-result'

interface BaselineViewProps {
  amount: ChoosableAmount
  choice: BaselineChoice
  length: RowLength
  /** The days of the reporting period that are over; undefined: none is. */
  range: DateRange | undefined
  now: number
}

/** Consumption against what a model of an earlier period expects. */
export default function BaselineView({ amount, choice, length, range, now }: BaselineViewProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const ids = amount.items.map(({ seriesId }) => seriesId)
  const { form, baseline } = choice
  const found = useQuery(baselineQuery(api, range && { ids, form, rows: length, baseline, range }))
  if (range === undefined)
    return <EmptyState title={t('variance.notYet')}>{t('variance.notYetDetail')}</EmptyState>
  return (
    <div aria-busy={found.isPlaceholderData}>
      <QueryContent
        query={found}
        loading={t('variance.fitting')}
        failed={t('variance.baselineFailed')}
        lines={12}
      >
        {({ variance, wanted }) => <BaselineResult {...{ amount, variance, now }} wanted={wanted} />}
      </QueryContent>
    </div>
  )
}
