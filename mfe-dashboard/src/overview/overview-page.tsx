import { lazy, Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { saveDashboard, type Dashboard, type PlacedTile } from '@energycockpit/contract'
import { QueryContent, StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useAddressQuery, useChange, useFeature, useUnsaved } from '@energycockpit/remote'
import { Button, EmptyState, Page, PageHead } from '@energycockpit/ui'
import { ArrangeBar } from './arrange-bar'
import { dashboardKey, dashboardQuery } from './overview-queries'
import { ScopeField } from './scope-field'
import { TileBoard } from './tile-board'
import { useScope } from './use-scope'
import { isWall, withWall } from './wall/is-wall'
import styles from './overview.module.css'

const Wall = lazy(() => import('./wall/wall').then((wall) => ({ default: wall.Wall })))

/** What an energy manager opens in the morning: the month so far, in tiles that they arrange themselves. */
export function OverviewPage() {
  const { t, formats } = useTexts()
  const { api, basePath, navigate, roles } = useFeature()
  const query = useAddressQuery()
  const isOnWall = isWall(query, roles)
  const scope = useScope(isOnWall)
  const dashboard = useQuery(dashboardQuery(api))
  /** What is being arranged, and from which revision. */
  const [draft, setDraft] = useState<Pick<Dashboard, 'tiles' | 'revision'>>()
  const saving = useChange({
    call: (body: { tiles: PlacedTile[]; revision: number }) => api.call(saveDashboard, { body }),
    changes: [dashboardKey],
    done: () => t('overview.saved'),
    onFresh: () => setDraft(undefined),
  })
  useUnsaved(draft !== undefined && draft.tiles !== dashboard.data?.tiles && !saving.isPending)
  const show = (wall: boolean) => navigate(`${basePath}/enms/overview${withWall(query, wall)}`)
  function present() {
    // Where the browser has no full screen, the wall fills its window.
    document.documentElement.requestFullscreen?.().catch(() => undefined)
    show(true)
  }
  function leave() {
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
    show(false)
  }
  const { days, isWhole } = scope.month
  const when = formats.period(`${days.from}T00:00:00Z`, `${days.to}T00:00:00Z`, 'UTC')
  return (
    <Page>
      <div className={styles.page}>
        <PageHead
          title={t('overview.title')}
          lead={t(isWhole ? 'overview.leadWhole' : 'overview.lead', { when })}
        />
        <div className={styles.bar}>
          <ScopeField scope={scope} />
          {!draft && dashboard.data && (
            <div className={styles.steps}>
              {dashboard.data.canSave && (
                <Button onClick={() => setDraft(dashboard.data)}>{t('overview.arrange')}</Button>
              )}
              <Button onClick={present}>{t('overview.present')}</Button>
            </div>
          )}
        </div>
        {draft && (
          <ArrangeBar
            tiles={draft.tiles}
            pending={saving.isPending}
            onChange={(tiles) => setDraft({ ...draft, tiles })}
            onSave={() => saving.mutate({ ...draft, tiles: [...draft.tiles] })}
            onCancel={() => {
              saving.reset()
              setDraft(undefined)
            }}
          />
        )}
        <StepFailure title={t('overview.notSaved')} error={saving.error} />
        <QueryContent query={dashboard} loading={t('overview.loading')} failed={t('overview.failedBoard')}>
          {({ tiles }) =>
            isOnWall ? (
              <Suspense>
                <Wall tiles={tiles} scope={scope} onLeave={leave} />
              </Suspense>
            ) : (draft?.tiles ?? tiles).length === 0 ? (
              <EmptyState title={t('overview.empty')} glyph="view">
                {t('overview.emptyDetail')}
              </EmptyState>
            ) : (
              <TileBoard
                tiles={draft?.tiles ?? tiles}
                scope={scope}
                onChange={draft && ((next) => setDraft({ ...draft, tiles: next }))}
              />
            )
          }
        </QueryContent>
      </div>
    </Page>
  )
}
