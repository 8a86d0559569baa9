import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { baselineForms, type ForecastPeriod } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { EmptyState, Panel, SegmentedControl, Select } from '@energycockpit/ui'
import { AmountSelect } from '../../amounts/amount-select'
import { amountOf, choosableAmounts } from '../../amounts/choosable-amounts'
import { optionOf } from '../../choice/options'
import layout from '../../frame/settings-above.module.css'
import type { WidgetProps } from '../widget'
import { forecastQuery } from './forecast-query'
import { ForecastResult } from './forecast-result'

/** The first one is that of who has chosen none. */
const periods: readonly [ForecastPeriod, ...ForecastPeriod[]] = ['MONTH', 'DAY', 'WEEK', 'YEAR']
const inOrder: readonly ForecastPeriod[] = ['DAY', 'WEEK', 'MONTH', 'YEAR']

/** What is to be expected until the end of the running day, week, month or year. */
export default function ForecastView({ choice, onChange, chosen }: WidgetProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const amounts = useMemo(() => choosableAmounts(chosen), [chosen])
  const amount = amountOf(amounts, choice.options['amount'])
  const until = optionOf(choice.options, 'until', periods)
  const form = optionOf(choice.options, 'form', baselineForms)
  const ids = amount?.items.map(({ seriesId }) => seriesId)
  const found = useQuery(forecastQuery(api, ids && { ids, until, form }))
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
          <SegmentedControl
            label={t('forecast.until')}
            choices={inOrder.map((value) => ({ value, label: t(`forecast.period.${value}`) }))}
            value={until}
            onChange={set('until')}
          />
          <AmountSelect amounts={amounts} value={amount} onChange={set('amount')} />
          <Select
            label={t('forecast.form')}
            groups={[
              {
                label: '',
                choices: baselineForms.map((value) => ({ value, label: t(`forecast.forms.${value}`) })),
              },
            ]}
            value={form}
            onChange={set('form')}
          />
        </div>
        <QueryContent query={found} loading={t('forecast.loading')} failed={t('forecast.failed')} lines={12}>
          {({ forecast, wanted }) => <ForecastResult {...{ amount, forecast }} until={wanted.until} />}
        </QueryContent>
      </div>
    </Panel>
  )
}
