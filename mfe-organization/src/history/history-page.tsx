import { useTexts } from '@energycockpit/i18n'
import { Page, PageHead, Panel } from '@energycockpit/ui'
import styles from '../hierarchy/hierarchy.module.css'
import { StepsOf } from './steps-of'

/** Every change of the structure, the latest first. */
export function HistoryPage() {
  const { t } = useTexts()
  return (
    <Page>
      <div className={styles.page}>
        <PageHead title={t('history.pageTitle')} lead={t('history.lead')} />
        <Panel>
          <StepsOf />
        </Panel>
      </div>
    </Page>
  )
}
