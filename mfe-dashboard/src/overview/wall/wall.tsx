import { useId, useLayoutEffect, useRef } from 'react'
import type { PlacedTile } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { EmptyState } from '@energycockpit/ui'
import { TileOf } from '../tile-of'
import { useConsumption } from '../tiles/use-consumption'
import type { Scope } from '../use-scope'
import { WallFooter } from './wall-footer'
import { wallPages } from './wall-pages'
import { usePageTurns } from './use-page-turns'
import { useFit } from './use-fit'
import styles from './wall.module.css'

interface WallProps {
  tiles: readonly PlacedTile[]
  scope: Scope
  onLeave: () => void
}

/**
 * The overview on a screen that nobody sits in front of: it fills the screen, turns its pages by itself and fetches new
 * figures. All pages stay drawn, so that turning them fetches nothing.
 */
export function Wall({ tiles, scope, onLeave }: WallProps) {
  const { t, formats } = useTexts()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const pages = wallPages(tiles)
  const turns = usePageTurns(pages.length)
  const shown = useFit(turns.page)
  const { data } = useConsumption(scope)
  const { days } = scope.month

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Nothing on it is to be chosen first.
    element?.focus()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.wall}
      tabIndex={-1}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onLeave()
      }}
    >
      <header className={styles.head}>
        <h2 id={titleId}>{data?.node?.name ?? t('overview.portfolio')}</h2>
        <p>{formats.period(`${days.from}T00:00:00Z`, `${days.to}T00:00:00Z`, 'UTC')}</p>
      </header>
      {pages.length === 0 && <EmptyState title={t('overview.empty')} glyph="view" />}
      {pages.map((page, place) => (
        <div
          key={page.map(({ tile }) => tile).join()}
          ref={place === turns.page ? shown : undefined}
          className={styles.room}
          hidden={place !== turns.page}
        >
          <div className={styles.page}>
            {page.map((placed) => (
              <TileOf key={placed.tile} placed={placed} scope={scope} />
            ))}
          </div>
        </div>
      ))}
      <WallFooter turns={turns} pages={pages.length} onLeave={onLeave} />
    </dialog>
  )
}
