import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { PageHead, Panel } from '@energycockpit/ui'
import { HierarchyPane } from '../hierarchy/hierarchy-pane'
import styles from './manual-readings.module.css'

/** The tree of meters, and a search by name or meter number. */
export function ChooseMeter() {
  const { t } = useTexts()
  const { navigate, basePath } = useFeature()
  return (
    <div className={styles.page}>
      <PageHead title={t('counters.title')} lead={t('counters.lead')} />
      <Panel title={t('counters.choose')}>
        <HierarchyPane
          selectedId={undefined}
          selectedPath={undefined}
          onSelect={({ id }) => navigate(`${basePath}/analysis/counter-readings/${encodeURIComponent(id)}`)}
        />
      </Panel>
    </div>
  )
}
