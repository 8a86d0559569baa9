import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
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
}

/** A plot on a canvas, read by pointer or arrow keys. The cursor has a canvas of its own: moving it draws no values. */
export function PlotSurface(props: PlotSurfaceProps) {
  const { draw, mark, onCursor } = props
  const { keepDrawing } = useFramedChart()
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const values = useRef<HTMLCanvasElement>(null)
  const over = useRef<HTMLCanvasElement>(null)
  const width = useElementWidth(frame)
  const theme = useThemeChange()
  const palette = useMemo(
    () => (frame ? pagePalette(frame) : undefined),
    // Read from the page, which React does not see.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [frame, theme],
  )

  useEffect(() => {
    keepDrawing({ draw: (pen, sheetWidth, height) => draw(pen, { width: sheetWidth, height }, sheetPalette) })
    return () => keepDrawing(null)
  }, [keepDrawing, draw])
  useEffect(() => paint(values.current, width, palette, draw), [width, palette, draw])
  useEffect(() => paint(over.current, width, palette, mark), [width, palette, mark])

  function onPointer(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    onCursor(
      props.at(event.clientX - box.left, event.clientY - box.top, { width: box.width, height: box.height }),
    )
  }

  function onKeyDown(event: KeyboardEvent) {
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
      onPointerDown={onPointer}
      onPointerLeave={() => onCursor(undefined)}
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
