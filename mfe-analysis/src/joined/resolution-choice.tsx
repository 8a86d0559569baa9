import { useTexts } from '@energycockpit/i18n'
import { Select } from '@energycockpit/ui'
import type { JoinGranularity } from './join-buckets'

const fromFinest: readonly JoinGranularity[] = ['PT1H', 'P1D', 'P1M']

interface ResolutionChoiceProps {
  value: JoinGranularity
  onChange: (granularity: JoinGranularity) => void
}

/** For how long a time each point stands. */
export function ResolutionChoice({ value, onChange }: ResolutionChoiceProps) {
  const { t } = useTexts()
  const choices = fromFinest.map((each) => ({ value: each, label: t(`joined.granularity.${each}`) }))
  return (
    <Select
      label={t('joined.resolution')}
      groups={[{ label: '', choices }]}
      value={value}
      onChange={onChange}
    />
  )
}
