import { useQuery } from '@tanstack/react-query'
import { getHierarchyNodes } from '@energycockpit/contract'
import { HierarchyPane } from '@energycockpit/hierarchy'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { EmptyState, Page, PageHead, Panel } from '@energycockpit/ui'
import { FirstSteps } from '../first-steps'
import { structureKey } from '../structure-query'
import { WhoCan } from '../who-can'
import styles from './twin.module.css'

/** Where no location is chosen yet. */
export function ChooseLocation({ onChoose }: { onChoose: (locationId: string) => void }) {
  const { t } = useTexts()
  const { api } = useFeature()
  const { data } = useQuery({
    queryKey: [...structureKey, 'top-nodes'],
    queryFn: ({ signal }) => api.call(getHierarchyNodes, { query: {}, signal }),
  })
  // Of a business that was just created there is the business itself.
  const isEmpty = data?.nodes.every(({ type, hasChildren }) => type === 'CLIENT_BUSINESS' && !hasChildren)
  return (
    <Page>
      <div className={styles.stack}>
        <PageHead title={t('twin.title')} lead={t('twin.lead')} />
        <Panel title={t('twin.chooseLocation')}>
          {isEmpty ? (
            <EmptyState title={t('hierarchy.empty')} glyph="location" action={<FirstSteps />}>
              <p>{t('hierarchy.emptyDetail')}</p>
              <WhoCan />
            </EmptyState>
          ) : (
            <>
              <p>{t('twin.chooseLocationHow')}</p>
              <div className={styles.finder}>
                <HierarchyPane
                  selectedId={undefined}
                  selectedPath={undefined}
                  canSelect={({ type }) => type === 'LOCATION'}
                  onSelect={({ id }) => onChoose(id)}
                />
              </div>
            </>
          )}
        </Panel>
      </div>
    </Page>
  )
}
