import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { HierarchyNode } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, Drawer, EmptyState, Icon, Page } from '@energycockpit/ui'
import { useChoice } from './choice/use-choice'
import { HierarchyPane } from './hierarchy/hierarchy-pane'
import { MeteringPointView } from './point/metering-point-view'
import { meteringPointQuery } from './point/metering-point-query'
import { useIsWide } from './use-is-wide'
import styles from './analysis-page.module.css'

/** The hierarchy at the left, at the right the measured values of what is chosen in it. */
export function AnalysisPage() {
  const { t } = useTexts()
  const { api } = useFeature()
  const isWide = useIsWide()
  const [choice, changeChoice] = useChoice()
  const [drawerOpen, setDrawerOpen] = useState(false)
  const point = useQuery(meteringPointQuery(api, choice.pointId))

  function choosePoint(node: HierarchyNode) {
    setDrawerOpen(false)
    if (node.id !== choice.pointId) changeChoice({ pointId: node.id, seriesId: undefined })
  }

  const hierarchy = (
    <HierarchyPane
      selectedId={choice.pointId}
      selectedPath={point.data?.path.map((node) => node.id)}
      onSelect={choosePoint}
    />
  )

  return (
    <Page className={styles.page}>
      {isWide ? (
        <aside className={styles.aside} aria-label={t('hierarchy.title')}>
          {hierarchy}
        </aside>
      ) : (
        <>
          <Button className={styles.open} onClick={() => setDrawerOpen(true)} aria-haspopup="dialog">
            <Icon glyph="orgUnit" />
            {t('hierarchy.open')}
          </Button>
          <Drawer
            title={t('hierarchy.title')}
            closeLabel={t('hierarchy.close')}
            open={drawerOpen}
            onClose={() => setDrawerOpen(false)}
          >
            {hierarchy}
          </Drawer>
        </>
      )}
      <div className={styles.content}>
        {choice.pointId === undefined ? (
          <>
            <h1 tabIndex={-1}>{t('title')}</h1>
            <EmptyState title={t('nothingChosen.title')} glyph="view">
              {t('nothingChosen.detail')}
            </EmptyState>
          </>
        ) : (
          <MeteringPointView point={point} choice={choice} onChange={changeChoice} />
        )}
      </div>
    </Page>
  )
}
