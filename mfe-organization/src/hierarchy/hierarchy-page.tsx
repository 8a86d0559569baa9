import { lazy, Suspense, useState } from 'react'
import type { HierarchyNode } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { HierarchyLayout } from '@energycockpit/hierarchy'
import { useTexts } from '@energycockpit/i18n'
import { offers, useAddressQuery, useFeature } from '@energycockpit/remote'
import { EmptyState, PageHead, Progress } from '@energycockpit/ui'
import { today } from '@energycockpit/time'
import { faultsOfRefusal } from '../form/faults'
import { addressOf, shownIn, type ShownNode } from './address'
import { BusinessView } from './business-view'
import { ItemView } from './item-view'
import { GroupFilter } from '../points/group-filter'
import { GroupLocations } from './group-locations'
import { MoveBar } from './move-bar'
import { SelectionBar } from './selection-bar'
import { movableNodes } from './move-targets'
import { moveReasonKey, useMove, type Move } from './use-move'
import styles from './hierarchy.module.css'

// Only users who may change the hierarchy load the tree that moves its nodes.
const MovingTree = lazy(() => import('./moving-tree'))

/** The hierarchy, and beside it the selected node: its fields, its history and what can be done with it. */
export function HierarchyPage() {
  const { t } = useTexts()
  const { navigate, basePath, locale, menu } = useFeature()
  const shown = shownIn(useAddressQuery())
  const [path, setPath] = useState<readonly string[]>([])
  const [selected, setSelected] = useState<readonly HierarchyNode[]>([])
  const [lastMove, setLastMove] = useState<Move>()
  const [group, setGroup] = useState<string>()
  const canEdit = offers(menu, `${basePath}/organization/import`)

  const show = (node: ShownNode | undefined) =>
    navigate(`${basePath}/organization/hierarchy${node ? `?${addressOf(node)}` : ''}`)
  function onMoved(move: Move) {
    setSelected([])
    setLastMove(move)
  }
  const moving = useMove({ onMoved })
  const [fault] = Object.values(faultsOfRefusal(moving.error))

  return (
    <HierarchyLayout
      openLabel={t('page.open')}
      selectedId={shown?.id}
      selectedPath={path}
      withArchived
      canSelect={() => true}
      onSelect={show}
      filter={<GroupFilter group={group} onChange={setGroup} />}
      narrowed={
        group === undefined
          ? undefined
          : (onSelect) => <GroupLocations group={group} selectedId={shown?.id} onSelect={onSelect} />
      }
      drawTree={
        canEdit
          ? (tree) => (
              <Suspense>
                <MovingTree
                  tree={tree}
                  locale={locale}
                  selected={selected}
                  onSelectionChange={setSelected}
                  onMove={(nodes, to) =>
                    moving.mutate({ items: nodes.flatMap(movableNodes), to, since: today() })
                  }
                />
              </Suspense>
            )
          : undefined
      }
    >
      <div className={styles.page}>
        {selected.length > 0 && (
          <SelectionBar
            items={selected.flatMap(movableNodes)}
            onMoved={onMoved}
            onClear={() => setSelected([])}
          />
        )}
        {lastMove?.step != null && (
          <MoveBar
            key={lastMove.step}
            move={{ ...lastMove, step: lastMove.step }}
            onMoved={onMoved}
            onGone={() => setLastMove(undefined)}
          />
        )}
        {moving.isPending && <Progress label={t('move.moving')} />}
        {fault && <p className={styles.fault}>{t(`faults.${fault}`)}</p>}
        <StepFailure title={t('move.failed')} error={moving.error} reasonKey={moveReasonKey} />
        {shown === undefined ? (
          <>
            <PageHead title={t('page.title')} lead={t('page.lead')} />
            <EmptyState title={t('page.nothing')} glyph="orgUnit">
              {t(canEdit ? 'page.nothingToEdit' : 'page.nothingDetail')}
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
