import type { Granularity } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { dateRangeOf, periodPresets, type Period, type PeriodPreset } from '@energycockpit/time'
import { IconButton, Select } from '@energycockpit/ui'
import type { Choice, PeriodChoice } from '../choice/choice'
import { useDialogOnDemand } from '../frame/use-dialog-on-demand'
import { presetGroups } from './preset-groups'
import styles from './values.module.css'

interface PeriodBarProps {
  choice: Choice
  period: Period
  timeZone: string
  /** What the automatic granularity is for this period. */
  automatic: Granularity
  granularities: readonly Granularity[]
  /** Whether what is shown is cut at all. */
  hasGranularity?: boolean
  onPeriod: (period: PeriodChoice) => void
  onStep: (direction: 1 | -1) => void
  onGranularity: (granularity: Granularity | 'auto') => void
}

const OWN = 'OWN'
/** Opens the dialog of a free period. */
const FREE = 'FREE'

const freePeriodDialog = () => import('./free-period-dialog').then(({ FreePeriodDialog }) => FreePeriodDialog)

/** The period, by name or stepped through, and how finely it is cut. */
export function PeriodBar(props: PeriodBarProps) {
  const { choice, period, timeZone, automatic, granularities, onPeriod, onStep, onGranularity } = props
  const { t, formats } = useTexts()
  const freePeriod = useDialogOnDemand(freePeriodDialog)
  const preset = 'preset' in choice.period ? choice.period.preset : undefined
  const own = {
    value: OWN as typeof OWN | typeof FREE | PeriodPreset,
    label: formats.period(period.from.getTime(), period.to.getTime(), timeZone),
  }
  const free = { value: FREE as typeof own.value, label: t('period.free') }
  const groups = presetGroups.map((group) => ({
    label: t(`period.${group.name}`),
    choices: group.presets.map((value) => ({
      value: value as typeof own.value,
      label: t(`preset.${value}`),
    })),
  }))
  const chosenGranularity =
    choice.granularity !== 'auto' && granularities.includes(choice.granularity) ? choice.granularity : 'auto'
  const granularityChoices = [
    { value: 'auto' as const, label: t('granularity.auto', { granularity: t(`granularity.${automatic}`) }) },
    ...granularities.map((value) => ({ value, label: t(`granularity.${value}`) })),
  ]

  return (
    <>
      <div className={styles.period}>
        <Select
          label={t('period.label')}
          className={styles.preset}
          groups={[{ label: '', choices: preset === undefined ? [own, free] : [free] }, ...groups]}
          value={preset ?? OWN}
          onChange={(value) => {
            const chosen = periodPresets.find((each) => each === value)
            if (chosen) onPeriod({ preset: chosen })
            else if (value === FREE) freePeriod.open()
          }}
        />
        <div className={styles.steps}>
          <IconButton
            look="plain"
            glyph="chevronLeft"
            label={t('period.previous')}
            onClick={() => onStep(-1)}
          />
          <IconButton look="plain" glyph="chevronRight" label={t('period.next')} onClick={() => onStep(1)} />
        </div>
      </div>
      {props.hasGranularity !== false && (
        <Select
          label={t('granularity.label')}
          groups={[{ label: '', choices: granularityChoices }]}
          value={chosenGranularity}
          onChange={onGranularity}
        />
      )}
      {freePeriod.Dialog && (
        <freePeriod.Dialog
          range={dateRangeOf(period, timeZone)}
          onPeriod={onPeriod}
          onClose={freePeriod.close}
        />
      )}
    </>
  )
}
