import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import type { TwinObject } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { classNames, Icon } from '@energycockpit/ui'
import { categoryGlyph } from '../objects/category-glyph'
import { markerStyle, sideOf } from './marker-style'
import { movedByKey, placementAt, type Placement } from './placement'
import styles from './plan.module.css'

interface PlacingMarkerProps {
  object: TwinObject
  /** Where it is drawn, saved or not. */
  at: Placement
  plan: RefObject<HTMLDivElement | null>
  /** It takes the focus when it appears. */
  takesFocus: boolean
  /** Where it is while it is being moved; undefined: back where it was. */
  onMove: (to: Placement | undefined, by: 'pointer' | 'key') => void
  /** Where it was left; null: it was taken off the plan. */
  onPlace: (to: Placement | null) => void
}

/** Keys come one after the other; the place is saved once they rest. */
const restsAfter = 800

/** A marker that is dragged, or moved by the arrow keys; Delete takes it off the plan, Escape leaves it where it was. */
export function PlacingMarker({ object, at, plan, takesFocus, onMove, onPlace }: PlacingMarkerProps) {
  const { t } = useTexts()
  const button = useRef<HTMLButtonElement>(null)
  /** Moved there and not saved yet. */
  const pending = useRef<Placement>(undefined)
  const isDragged = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  useEffect(() => () => clearTimeout(timer.current), [])

  function move(to: Placement | undefined, by: 'pointer' | 'key') {
    pending.current = to
    onMove(to, by)
  }
  function save() {
    clearTimeout(timer.current)
    const to = pending.current
    pending.current = undefined
    if (to) onPlace(to)
  }
  function leave() {
    clearTimeout(timer.current)
    isDragged.current = false
    move(undefined, 'pointer')
  }

  function press(event: KeyboardEvent) {
    const to = movedByKey(at, event.key, event.shiftKey)
    if (to) {
      move(to, 'key')
      clearTimeout(timer.current)
      timer.current = setTimeout(save, restsAfter)
    } else if (event.key === 'Enter') save()
    else if (event.key === 'Escape') leave()
    else if (event.key === 'Delete') {
      leave()
      onPlace(null)
    } else return
    event.preventDefault()
  }
  function take(event: PointerEvent) {
    isDragged.current = true
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  function drag(event: PointerEvent) {
    const area = plan.current?.getBoundingClientRect()
    if (isDragged.current && area) move(placementAt(area, event), 'pointer')
  }
  function drop() {
    isDragged.current = false
    save()
  }

  return (
    <button
      ref={button}
      type="button"
      className={classNames(styles.marker, styles.movable)}
      data-side={sideOf(at)}
      style={markerStyle(at)}
      aria-label={t('plan.markerOf', { name: object.fields.name })}
      onKeyDown={press}
      onBlur={save}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={leave}
    >
      <span className={styles.pin}>
        <Icon glyph={categoryGlyph[object.fields.category]} />
      </span>
      <span className={styles.label}>{object.fields.name}</span>
    </button>
  )
}
