import { baselineForms } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { startOfDay, type DateRange } from '@energycockpit/time'
import { Select } from '@energycockpit/ui'
import type { Options } from '../../../choice/options'
import { useDialogOnDemand } from '../../../frame/use-dialog-on-demand'
import { baselinePeriods, ownBaseline, type BaselineChoice } from './baseline-choice'

interface BaselineSettingsProps {
  choice: BaselineChoice
  onChange: (options: Options) => void
}

/** Opens the dialog of other days. */
const FREE = 'FREE'
const freePeriodDialog = () =>
  import('../../../values/free-period-dialog').then(({ FreePeriodDialog }) => FreePeriodDialog)

/** From which days the baseline is learnt, and how. */
export function BaselineSettings({ choice, onChange }: BaselineSettingsProps) {
  const { t, formats } = useTexts()
  const free = useDialogOnDemand(freePeriodDialog)
  const { period, baseline, form } = choice
  const written = (range: DateRange) =>
    formats.period(startOfDay(range.from, 'UTC'), startOfDay(range.to, 'UTC'), 'UTC')
  const periods = baselinePeriods
    .filter((one) => one !== 'OWN' || period === 'OWN')
    .map((value) => ({
      value: value as (typeof baselinePeriods)[number] | typeof FREE,
      label:
        value === 'OWN'
          ? written(baseline)
          : t(`variance.period.${value}`) + (value === period ? ` (${written(baseline)})` : ''),
    }))
  return (
    <>
      <Select
        label={t('variance.baselinePeriod')}
        groups={[{ label: '', choices: [...periods, { value: FREE, label: t('period.free') }] }]}
        value={period}
        onChange={(value) => (value === FREE ? free.open() : onChange({ baseline: value }))}
      />
      <Select
        label={t('variance.form')}
        groups={[
          {
            label: '',
            choices: baselineForms.map((value) => ({ value, label: t(`variance.forms.${value}`) })),
          },
        ]}
        value={form}
        onChange={(value) => onChange({ form: value })}
      />
      {free.Dialog && (
        <free.Dialog
          range={baseline}
          onPeriod={(range) => onChange(ownBaseline(range))}
          onClose={free.close}
        />
      )}
    </>
  )
}
