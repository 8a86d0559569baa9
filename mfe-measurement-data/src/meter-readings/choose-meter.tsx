import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { PageHead, Panel } from '@energycockpit/ui'
import { HierarchyPane } from '@energycockpit/hierarchy'
import styles from './meter-readings.module.css'

/** The tree of meters, and a search by name or meter number. */
export function ChooseMeter() {
  const { t } = useTexts()
  const { navigate, basePath } = useFeature()
  return (
    <div className={styles.page}>
      <PageHead title={t('meterReadings.title')} lead={t('meterReadings.lead')} />
      <Panel title={t('meterReadings.choose')}>
        <HierarchyPane
          selectedId={undefined}
          selectedPath={undefined}
          onSelect={({ id }) =>
            navigate(`${basePath}/measurement-data/meter-readings/${encodeURIComponent(id)}`)
          }
        />
      </Panel>
    </div>
  )
}
