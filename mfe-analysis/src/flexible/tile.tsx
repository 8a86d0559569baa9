import { useRef, useState } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { EmptyState, Icon, IconButton } from '@energycockpit/ui'
import type { Choice } from '../choice/choice'
import type { ChangeChoice } from '../choice/use-choice'
import { PlacedWidget } from '../frame/placed-widget'
import type { Shown } from '../frame/use-shown'
import { widgetOf } from '../widgets/all-widgets'
import { placeUnder, sizeOfDrag } from './drag'
import { resized, type Placed } from './placement'
import styles from './flexible.module.css'

interface TileProps {
  choice: Choice
  onChange: ChangeChoice
  shown: Shown
  placed: Placed
  index: number
  count: number
  title: string
  onPlaced: (placed: Placed, isSame?: boolean) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** One widget on the page, with the handles by which it is moved, made larger or smaller, and taken away. */
export function Tile(props: TileProps) {
  const { choice, onChange, shown, placed, index, count, title, onPlaced, onMove, onRemove } = props
  const { t } = useTexts()
  const tile = useRef<HTMLElement>(null)
  const [dragged, setDragged] = useState<Placed>()
  const { width, height } = dragged ?? placed
  const widget = widgetOf(placed.slug)

  return (
    <section
      ref={tile}
      className={styles.tile}
      aria-label={title}
      data-place={index}
      style={{ gridColumnEnd: `span ${width}`, ...(height > 0 && { height: `${height * 5}rem` }) }}
    >
      <header className={styles.head}>
        <button
          type="button"
          className={styles.handle}
          aria-label={t('flexible.move', { title, place: index + 1, count })}
          title={t('flexible.moveHint')}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerUp={(event) => {
            const to = placeUnder(event)
            if (to !== undefined && to !== index) onMove(to)
          }}
          onKeyDown={({ key }) => {
            if (key === 'ArrowLeft' || key === 'ArrowUp') onMove(index - 1)
            if (key === 'ArrowRight' || key === 'ArrowDown') onMove(index + 1)
          }}
        >
          <Icon glyph="drag" />
        </button>
        <h2>{title}</h2>
        <IconButton glyph="close" label={t('flexible.remove', { title })} onClick={onRemove} />
      </header>
      <div className={styles.body}>
        {widget ? (
          <PlacedWidget
            widget={widget}
            choice={{ ...choice, options: placed.options }}
            shown={shown}
            onChange={({ options, ...change }, isSame) => {
              if (options) onPlaced({ ...placed, options }, isSame)
              if (Object.keys(change).length > 0) onChange(change, isSame)
            }}
          />
        ) : (
          <EmptyState title={t('flexible.unknown')}>{t('flexible.unknownDetail')}</EmptyState>
        )}
      </div>
      <button
        type="button"
        className={styles.corner}
        aria-label={t('flexible.resize', { title })}
        title={t('flexible.resizeHint')}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => {
          if (!event.currentTarget.hasPointerCapture(event.pointerId) || !tile.current) return
          setDragged(resized(placed, sizeOfDrag(tile.current, event)))
        }}
        onPointerUp={() => {
          if (dragged) onPlaced(dragged)
          setDragged(undefined)
        }}
        onPointerCancel={() => setDragged(undefined)}
        onKeyDown={(event) => {
          const step = steps[event.key]
          if (!step) return
          event.preventDefault()
          const from = tile.current ? sizeOfDrag(tile.current) : { height: placed.height }
          onPlaced(
            resized(placed, {
              width: placed.width + step.width,
              ...(step.height !== 0 && { height: (placed.height || from.height) + step.height }),
            }),
          )
        }}
      />
    </section>
  )
}

const steps: Readonly<Record<string, { width: number; height: number }>> = {
  ArrowLeft: { width: -1, height: 0 },
  ArrowRight: { width: 1, height: 0 },
  ArrowUp: { width: 0, height: -1 },
  ArrowDown: { width: 0, height: 1 },
}
