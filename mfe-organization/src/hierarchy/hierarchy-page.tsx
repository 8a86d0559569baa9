import { useState } from 'react'
import { HierarchyLayout } from '@energycockpit/hierarchy'
import { useTexts } from '@energycockpit/i18n'
import { useAddressQuery, useFeature } from '@energycockpit/remote'
import { EmptyState, PageHead } from '@energycockpit/ui'
import { addressOf, shownIn, type ShownNode } from './address'
import { BusinessView } from './business-view'
import { ItemView } from './item-view'
import styles from './hierarchy.module.css'

/** The hierarchy, and beside it what is chosen in it, to look at and to change. */
export function HierarchyPage() {
  const { t } = useTexts()
  const { navigate, basePath } = useFeature()
  const shown = shownIn(useAddressQuery())
  const [path, setPath] = useState<readonly string[]>([])

  const show = (node: ShownNode | undefined) =>
    navigate(`${basePath}/organization/hierarchy${node ? `?${addressOf(node)}` : ''}`)

  return (
    <HierarchyLayout
      openLabel={t('page.open')}
      selectedId={shown?.id}
      selectedPath={path}
      withArchived
      canSelect={() => true}
      onSelect={show}
    >
      <div className={styles.page}>
        {shown === undefined ? (
          <>
            <PageHead title={t('page.title')} lead={t('page.lead')} />
            <EmptyState title={t('page.nothing')} glyph="orgUnit">
              {t('page.nothingDetail')}
            </EmptyState>
          </>
        ) : shown.type === 'CLIENT_BUSINESS' ? (
          <BusinessView key={shown.id} node={shown} onShow={show} />
        ) : (
          <ItemView key={shown.id} kind={shown.type} id={shown.id} onShow={show} onPath={setPath} />
        )}
      </div>
    </HierarchyLayout>
  )
}
