import { useState } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { offers, useAddressQuery, useFeature } from '@energycockpit/remote'
import { Page, PageHead, Panel } from '@energycockpit/ui'
import { MoveBar } from '../hierarchy/move-bar'
import { SelectionBar } from '../hierarchy/selection-bar'
import type { MovableNode, Move } from '../hierarchy/use-move'
import { addressOf, choiceIn, type ListChoice } from './list-address'
import { PointFilters } from './point-filters'
import { PointsFound } from './points-found'
import { usePoints } from './use-points'
import styles from './points.module.css'

/** The metering points of all locations: found, narrowed, sorted, and assigned to other locations. */
export function PointsPage() {
  const { t } = useTexts()
  const { navigate, basePath, menu } = useFeature()
  const canEdit = offers(menu, `${basePath}/organization/import`)
  const choice = choiceIn(useAddressQuery())
  const points = usePoints(choice)
  const [ticked, setTicked] = useState<readonly MovableNode[]>([])
  const [lastMove, setLastMove] = useState<Move>()
  const change = (part: Partial<ListChoice>, options: { replace?: boolean } = {}) =>
    navigate(`${basePath}/organization/metering-points${addressOf({ ...choice, ...part })}`, options)
  function onMoved(move: Move) {
    setTicked([])
    setLastMove(move)
  }
  return (
    <Page>
      <div className={styles.page}>
        <PageHead title={t('points.title')} lead={t(canEdit ? 'points.lead' : 'points.leadToRead')} />
        {ticked.length > 0 && <SelectionBar items={ticked} onMoved={onMoved} onClear={() => setTicked([])} />}
        {lastMove?.step != null && (
          <MoveBar
            key={lastMove.step}
            move={{ ...lastMove, step: lastMove.step }}
            onMoved={onMoved}
            onGone={() => setLastMove(undefined)}
          />
        )}
        <Panel>
          <PointFilters
            choice={choice}
            nodeName={points.first?.below?.name}
            // Letters of one search are no way to go back.
            onChange={(part) => change(part, { replace: 'search' in part })}
          />
          <PointsFound
            {...{ points, choice, ticked }}
            onTick={setTicked}
            onSort={(sorting) => change({ sorting })}
          />
        </Panel>
      </div>
    </Page>
  )
}
