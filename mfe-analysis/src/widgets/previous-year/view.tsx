import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { dateAt, elapsedDays } from '@energycockpit/time'
import { EmptyState, Panel, Select } from '@energycockpit/ui'
import { AmountSelect } from '../../amounts/amount-select'
import { amountOf, choosableAmounts } from '../../amounts/choosable-amounts'
import { amountsOfTwoQuery } from '../../amounts/daily-amounts-query'
import { optionOf } from '../../choice/options'
import type { WidgetProps } from '../widget'
import { alignments, rangeBefore } from './compared-rows'
import { PreviousYearResult } from './previous-year-result'
import { rowLengthFor, sensibleRows } from '../../amounts/row-length'
import layout from '../../frame/settings-above.module.css'

/** An amount beside that of the year before: as a chart, and by days, weeks or months. */
export default function PreviousYear({ choice, onChange, chosen, range, now }: WidgetProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const amounts = useMemo(() => choosableAmounts(chosen), [chosen])
  const amount = amountOf(amounts, choice.options['amount'])
  const align = optionOf(choice.options, 'align', alignments)
  const timeZone = amount?.items[0].timeZone ?? chosen.timeZone
  const elapsed = elapsedDays(range, dateAt(new Date(now), timeZone).toString())
  const length = rowLengthFor(choice.options['rows'], range)
  const wanted = elapsed && { range: elapsed, before: rangeBefore(elapsed, align), align }
  const found = useQuery(amountsOfTwoQuery(api, amount, wanted))
  const set = (name: string) => (value: string) => onChange({ options: { ...choice.options, [name]: value } })

  if (amount === undefined)
    return (
      <Panel>
        <EmptyState title={t('amounts.none')}>{t('amounts.noneDetail')}</EmptyState>
      </Panel>
    )
  return (
    <Panel>
      <div className={layout.view} aria-busy={found.isPlaceholderData}>
        <div className={layout.bar}>
          <AmountSelect amounts={amounts} value={amount} onChange={set('amount')} />
          <Select
            label={t('previousYear.align')}
            groups={[
              {
                label: '',
                choices: alignments.map((value) => ({ value, label: t(`previousYear.alignment.${value}`) })),
              },
            ]}
            value={align}
            onChange={set('align')}
          />
          <Select
            label={t('previousYear.rows')}
            groups={[
              {
                label: '',
                choices: sensibleRows(range).map((value) => ({
                  value,
                  label: t(`previousYear.row.${value}`),
                })),
              },
            ]}
            value={length}
            onChange={set('rows')}
          />
        </div>
        {elapsed === undefined ? (
          <EmptyState title={t('previousYear.notYet')}>{t('previousYear.notYetDetail')}</EmptyState>
        ) : (
          <QueryContent
            query={found}
            loading={t('previousYear.loading')}
            failed={t('previousYear.failed')}
            lines={12}
          >
            {(amounts) => <PreviousYearResult amounts={amounts} {...{ amount, length, now }} />}
          </QueryContent>
        )}
      </div>
    </Panel>
  )
}
