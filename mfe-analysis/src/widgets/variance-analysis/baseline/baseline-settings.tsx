import { useQuery } from '@tanstack/react-query'
import { baselineForms } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { deviceZone, startOfDay, type DateRange } from '@energycockpit/time'
import { Select } from '@energycockpit/ui'
import type { Options } from '../../../choice/options'
import { useDialogOnDemand } from '../../../frame/use-dialog-on-demand'
import {
  baselinePeriods,
  ownBaseline,
  resultOf,
  savedBaseline,
  savedOf,
  shownIn,
  type BaselineChoice,
} from './baseline-choice'
import { savedBaselinesQuery } from './saved/saved-baselines-query'

interface BaselineSettingsProps {
  /** The series that are compared. */
  ids: readonly number[]
  options: Options
  choice: BaselineChoice
  onChange: (options: Options) => void
}

/** Opens the dialog of other days. */
const FREE = 'FREE'
const freePeriodDialog = () =>
  import('../../../values/free-period-dialog').then(({ FreePeriodDialog }) => FreePeriodDialog)

/** From which days the baseline is learnt, and how. */
export function BaselineSettings({ ids, options, choice, onChange }: BaselineSettingsProps) {
  const { t, formats } = useTexts()
  const { api } = useFeature()
  const { data: { baselines } = { baselines: [] } } = useQuery(savedBaselinesQuery(api, ids))
  const saved = savedOf(options, baselines)
  const free = useDialogOnDemand(freePeriodDialog)
  const { period, baseline, form } = choice
  const written = (range: DateRange) =>
    formats.period(startOfDay(range.from, 'UTC'), startOfDay(range.to, 'UTC'), 'UTC')
  const periods = baselinePeriods
    .filter((one) => one !== 'OWN' || period === 'OWN')
    .map((value) => ({
      value: value as string,
      label:
        value === 'OWN'
          ? written(baseline)
          : t(`variance.period.${value}`) + (value === period ? ` (${written(baseline)})` : ''),
    }))
  return (
    <>
      <Select
        label={t('variance.baselinePeriod')}
        groups={[
          { label: '', choices: [...periods, { value: FREE as string, label: t('period.free') }] },
          ...(baselines.length > 0
            ? [
                {
                  label: t('variance.saved.list'),
                  choices: baselines.map(({ id, name }) => ({ value: id, label: name })),
                },
              ]
            : []),
        ]}
        value={saved?.baseline.id ?? period}
        onChange={(value) => {
          if (value === FREE) free.open()
          else onChange(baselines.some(({ id }) => id === value) ? savedBaseline(value) : { baseline: value })
        }}
      />
      {saved && saved.baseline.versions.length > 1 && (
        <Select
          label={t('variance.saved.version')}
          groups={[
            {
              label: '',
              choices: saved.baseline.versions.map(({ version, createdAt }) => ({
                value: String(version),
                label: `${version} (${formats.date(createdAt, deviceZone())})`,
              })),
            },
          ]}
          value={String(saved.version.version)}
          onChange={(version) => onChange({ version })}
        />
      )}
      {saved ? null : (
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
      )}
      <Select
        label={t('variance.in')}
        groups={[
          { label: '', choices: shownIn.map((value) => ({ value, label: t(`variance.shownIn.${value}`) })) },
        ]}
        value={resultOf(options) ?? 'AMOUNT'}
        onChange={(value) => onChange({ in: value })}
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
