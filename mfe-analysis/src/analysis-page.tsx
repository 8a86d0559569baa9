import { useQuery } from '@tanstack/react-query'
import type { HierarchyNode } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { EmptyState } from '@energycockpit/ui'
import { useChoice } from './choice/use-choice'
import { HierarchyLayout } from '@energycockpit/hierarchy'
import { CalculationLinks } from './point/calculation-links'
import { MeteringPointView } from './point/metering-point-view'
import { meteringPointQuery } from '@energycockpit/metering-points'
import styles from './point/metering-point-view.module.css'

/** The hierarchy at the left, at the right the measured values of what is chosen in it. */
export function AnalysisPage() {
  const { t } = useTexts()
  const { api } = useFeature()
  const [choice, changeChoice] = useChoice()
  const point = useQuery(meteringPointQuery(api, choice.pointId))

  function choosePoint(node: HierarchyNode) {
    if (node.id !== choice.pointId) changeChoice({ pointId: node.id, seriesId: undefined })
  }

  return (
    <HierarchyLayout
      openLabel={t('hierarchy.open')}
      selectedId={choice.pointId}
      selectedPath={point.data?.path.map((node) => node.id)}
      onSelect={choosePoint}
    >
      {choice.pointId === undefined ? (
        <>
          <h1 tabIndex={-1}>{t('title')}</h1>
          <EmptyState
            title={t('nothingChosen.title')}
            glyph="view"
            action={
              <div className={styles.ways}>
                <CalculationLinks />
              </div>
            }
          >
            {t('nothingChosen.detail')}
          </EmptyState>
        </>
      ) : (
        <MeteringPointView point={point} choice={choice} onChange={changeChoice} />
      )}
    </HierarchyLayout>
  )
}
