import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { useThemeChange } from '@energycockpit/ui'
import type { Pen } from '../downloads/pen'
import { useFramedChart } from '../frame/framed-chart'
import { useElementWidth } from '../use-element-width'
import { pagePalette, sheetPalette, type PlotPalette } from './plot-palette'
import styles from './plots.module.css'

export interface PlotSize {
  width: number
  height: number
}

export type DrawPlot = (pen: Pen, size: PlotSize, palette: PlotPalette) => void

interface PlotSurfaceProps {
  /** What is drawn, anew whenever it is another function. */
  draw: DrawPlot
  /** What is drawn over it at the cursor. */
  mark: DrawPlot | undefined
  /** Read out as its name, and what stands at the cursor. */
  label: string
  reading: string
  count: number
  cursor: number | undefined
  /** Where a key takes the cursor; undefined: the key is not one of the plot's. */
  onKey: (key: string) => number | null | undefined
  /** What lies at a point of the plot, px. */
  at: (x: number, y: number, size: PlotSize) => number | undefined
  onCursor: (place: number | undefined) => void
  /** What Enter or a click at the cursor does; by touch the second one, as the first one reads. */
  onEnter?: (() => void) | undefined
  /** Where the plot needs more room than others, px. */
  room?: { minWidth: number; height: number } | undefined
}

/** A plot on a canvas, read by pointer or arrow keys. The cursor has a canvas of its own: moving it draws no values. */
export function PlotSurface(props: PlotSurfaceProps) {
  const { draw, mark, onCursor, onEnter, room } = props
  const { keepDrawing } = useFramedChart()
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const values = useRef<HTMLCanvasElement>(null)
  const over = useRef<HTMLCanvasElement>(null)
  const width = useElementWidth(frame)
  const before = useRef<number>(undefined)
  const sheetHeight = room?.height
  const theme = useThemeChange()
  const palette = useMemo(
    () => (frame ? pagePalette(frame) : undefined),
    // Read from the page, which React does not see.
    // oxlint-disable-next-line react/exhaustive-deps
    [frame, theme],
  )

  useEffect(() => {
    keepDrawing({
      height: sheetHeight,
      draw: (pen, sheetWidth, height) => draw(pen, { width: sheetWidth, height }, sheetPalette),
    })
    return () => keepDrawing(null)
  }, [keepDrawing, draw, sheetHeight])
  useEffect(() => paint(values.current, width, palette, draw), [width, palette, draw, sheetHeight])
  useEffect(() => paint(over.current, width, palette, mark), [width, palette, mark, sheetHeight])

  function onPointer(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    onCursor(
      props.at(event.clientX - box.left, event.clientY - box.top, { width: box.width, height: box.height }),
    )
  }

  function onClick({ nativeEvent }: MouseEvent) {
    const isTouch = nativeEvent instanceof window.PointerEvent && nativeEvent.pointerType === 'touch'
    if (!isTouch || (props.cursor !== undefined && before.current === props.cursor)) onEnter?.()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') onEnter?.()
    const wanted = event.key === 'Escape' ? null : props.onKey(event.key)
    if (wanted === undefined) return
    event.preventDefault()
    onCursor(wanted ?? undefined)
  }

  return (
    <div
      ref={setFrame}
      className={styles.plot}
      role="slider"
      aria-label={props.label}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, props.count - 1)}
      aria-valuenow={props.cursor ?? 0}
      aria-valuetext={props.reading}
      tabIndex={0}
      onPointerMove={onPointer}
      style={
        room && {
          minInlineSize: room.minWidth,
          blockSize: room.height,
          touchAction: 'auto',
          ...(onEnter && { cursor: 'pointer' }),
        }
      }
      onPointerDown={(event) => {
        before.current = props.cursor
        onPointer(event)
      }}
      onClick={onClick}
      // A finger that is lifted has not gone elsewhere: what it read stays.
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && onCursor(undefined)}
      onBlur={() => onCursor(undefined)}
      onKeyDown={onKeyDown}
    >
      <canvas ref={values} className={styles.layer} aria-hidden="true" />
      <canvas ref={over} className={styles.layer} aria-hidden="true" />
    </div>
  )
}

function paint(
  canvas: HTMLCanvasElement | null,
  width: number,
  palette: PlotPalette | undefined,
  draw: DrawPlot | undefined,
) {
  if (!canvas || width === 0 || !palette) return
  const height = canvas.parentElement!.clientHeight
  const density = Math.max(1, window.devicePixelRatio)
  canvas.width = Math.round(width * density)
  canvas.height = Math.round(height * density)
  const pen = canvas.getContext('2d')
  pen?.scale(density, density)
  if (pen) draw?.(pen, { width, height }, palette)
}
