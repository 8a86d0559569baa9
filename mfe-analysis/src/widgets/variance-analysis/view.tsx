import { lazy, Suspense, useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { dateAt, elapsedDays } from '@energycockpit/time'
import { EmptyState, Panel, SegmentedControl, Select, Waiting } from '@energycockpit/ui'
import { AmountSelect } from '../../amounts/amount-select'
import { amountOf, choosableAmounts } from '../../amounts/choosable-amounts'
import { amountsOfTwoQuery } from '../../amounts/daily-amounts-query'
import { rowLengthFor, sensibleRows } from '../../amounts/row-length'
import { optionOf, type Options } from '../../choice/options'
import type { WidgetProps } from '../widget'
import { baselineChoice } from './baseline/baseline-choice'
import { BaselineSettings } from './baseline/baseline-settings'
import { calendarQuery } from './calendar-query'
import { VarianceResult } from './variance-result'
import layout from '../../frame/settings-above.module.css'

const modes = ['STANDARD', 'BASELINE'] as const

const BaselineView = lazy(() => import('./baseline/baseline-view'))

/** Consumption against what a reference period or a baseline says it should have been. */
export default function VarianceAnalysis({ choice, onChange, chosen, range, compared, now }: WidgetProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const amounts = useMemo(() => choosableAmounts(chosen), [chosen])
  const amount = amountOf(amounts, choice.options['amount'])
  const mode = optionOf(choice.options, 'mode', modes)
  const elapsed = elapsedDays(
    range,
    dateAt(new Date(now), amount?.items[0].timeZone ?? chosen.timeZone).toString(),
  )
  const length = rowLengthFor(choice.options['rows'], range)
  const wanted = mode === 'STANDARD' && elapsed && compared && { range: elapsed, before: compared }
  const found = useQuery(amountsOfTwoQuery(api, amount, wanted || undefined))
  const calendar = useQuery(
    calendarQuery(api, amount?.items.map(({ seriesId }) => seriesId) ?? [], wanted || undefined),
  )
  const setAll = (options: Options) => onChange({ options: { ...choice.options, ...options } })
  const set = (name: string) => (value: string) => setAll({ [name]: value })
  const baseline = baselineChoice(choice.options, range)

  if (amount === undefined)
    return (
      <Panel>
        <EmptyState title={t('amounts.none')}>{t('amounts.noneDetail')}</EmptyState>
      </Panel>
    )
  const content =
    mode === 'BASELINE' ? (
      <Suspense fallback={<Waiting label={t('variance.loading')} lines={12} />}>
        <BaselineView
          {...{ amount, chosen, length, now }}
          whole={choice}
          choice={baseline}
          range={elapsed}
          onChange={setAll}
        />
      </Suspense>
    ) : compared === undefined ? (
      <EmptyState title={t('variance.noReference')}>{t('variance.noReferenceDetail')}</EmptyState>
    ) : elapsed === undefined ? (
      <EmptyState title={t('variance.notYet')}>{t('variance.notYetDetail')}</EmptyState>
    ) : (
      <QueryContent query={found} loading={t('variance.loading')} failed={t('variance.failed')} lines={12}>
        {(both) => (
          <QueryContent
            query={calendar}
            loading={t('variance.loading')}
            failed={t('variance.failed')}
            lines={12}
          >
            {(resting) => <VarianceResult {...{ amount, length, now, resting }} amounts={both} />}
          </QueryContent>
        )}
      </QueryContent>
    )
  return (
    <Panel>
      <div className={layout.view} aria-busy={mode === 'STANDARD' && found.isPlaceholderData}>
        <div className={layout.bar}>
          <SegmentedControl
            label={t('variance.mode')}
            choices={modes.map((value) => ({ value, label: t(`variance.${value}`) }))}
            value={mode}
            onChange={set('mode')}
          />
          {mode === 'BASELINE' && (
            <BaselineSettings
              ids={amount.items.map(({ seriesId }) => seriesId)}
              options={choice.options}
              choice={baseline}
              onChange={setAll}
            />
          )}
          <AmountSelect amounts={amounts} value={amount} onChange={set('amount')} />
          <Select
            label={t('variance.rows')}
            groups={[
              {
                label: '',
                choices: sensibleRows(range).map((value) => ({ value, label: t(`variance.row.${value}`) })),
              },
            ]}
            value={length}
            onChange={set('rows')}
          />
        </div>
        {content}
      </div>
    </Panel>
  )
}
