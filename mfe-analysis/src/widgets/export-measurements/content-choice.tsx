import { exportLayouts, type ChosenSeries } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Checkbox, SegmentedControl, Select } from '@energycockpit/ui'
import type { Choice } from '../../choice/choice'
import type { ChangeChoice } from '../../choice/use-choice'
import { possibleResolutions, zonesToChoose, type ExportRequest } from './export-request'
import styles from './export-measurements.module.css'

interface ContentChoiceProps {
  choice: Choice
  onChange: ChangeChoice
  chosen: ChosenSeries
  request: ExportRequest
}

/** How finely values are cut, and in which columns they stand. */
export function ContentChoice({ choice, onChange, chosen, request }: ContentChoiceProps) {
  const { t } = useTexts()
  const choose = (options: Record<string, string>) => onChange({ options: { ...choice.options, ...options } })
  const zones = zonesToChoose(chosen)
  return (
    <div className={styles.content}>
      <div className={styles.fields}>
        <Select
          label={t('export.resolution')}
          groups={[
            {
              label: '',
              choices: possibleResolutions(chosen).map((value) => ({
                ...{ value, label: t(`granularity.${value}`) },
              })),
            },
          ]}
          value={request.granularity}
          onChange={(granularity) => onChange({ granularity })}
        />
        <Select
          label={t('export.timeZone')}
          groups={[
            { label: '', choices: zones.map((value) => ({ value, label: value.replaceAll('_', ' ') })) },
          ]}
          value={request.timeZone}
          onChange={(zone) => choose({ zone })}
        />
        <SegmentedControl
          label={t('export.layout')}
          choices={exportLayouts.map((value) => ({ value, label: t(`export.${value}`) }))}
          value={request.layout}
          onChange={(layout) => choose({ layout })}
        />
      </div>
      <Checkbox
        checked={request.quality === 'true'}
        onChange={(quality) => choose({ quality: quality ? 'true' : 'false' })}
      >
        {t('export.quality')}
      </Checkbox>
      <p className={styles.note}>{t('export.resolutionNote')}</p>
    </div>
  )
}
