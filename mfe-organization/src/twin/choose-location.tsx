import { HierarchyPane } from '@energycockpit/hierarchy'
import { useTexts } from '@energycockpit/i18n'
import { Page, PageHead, Panel } from '@energycockpit/ui'
import styles from './twin.module.css'

/** Where no location is chosen yet. */
export function ChooseLocation({ onChoose }: { onChoose: (locationId: string) => void }) {
  const { t } = useTexts()
  return (
    <Page>
      <div className={styles.stack}>
        <PageHead title={t('twin.title')} lead={t('twin.lead')} />
        <Panel title={t('twin.chooseLocation')}>
          <p>{t('twin.chooseLocationHow')}</p>
          <div className={styles.finder}>
            <HierarchyPane
              selectedId={undefined}
              selectedPath={undefined}
              canSelect={({ type }) => type === 'LOCATION'}
              onSelect={({ id }) => onChoose(id)}
            />
          </div>
        </Panel>
      </div>
    </Page>
  )
}
