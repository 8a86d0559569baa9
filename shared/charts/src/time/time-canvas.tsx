import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useThemeChange } from '@energycockpit/ui'
import { cursorStep } from '../cursor-steps'
import { useFramedChart } from '../frame/framed-chart'
import { registerChartParts } from '../register-chart-parts'
import { useElementWidth } from '../use-element-width'
import { createTimeDrawing, type DrawingInput, type TimeDrawing } from './time-drawing'
import { placeOf } from './points-to-draw'
import type { TimeWindow } from './time-series'
import { listenToGestures } from './zoom-gestures'
import { zoomStepOf, type ZoomStep } from './zoom-keys'
import styles from './time-chart.module.css'

registerChartParts()

interface TimeCanvasProps {
  input: DrawingInput
  settled: TimeWindow
  /** The window right now, which a gesture may have moved on. */
  readWindow: () => TimeWindow
  onWindow: (window: TimeWindow) => void
  onStep: (step: ZoomStep) => void
  onDrawing: (drawing: TimeDrawing | undefined) => void
  /** Starts of the buckets that the arrow keys walk through. */
  steps: readonly number[]
  cursor: number | undefined
  /** Where the cursor is drawn. */
  mark: number | undefined
  onCursor: (at: number | undefined) => void
  /** Read out as the name of the drawing, and what stands at the cursor. */
  label: string
  reading: string
  children: ReactNode
}

/** The drawing with its cursor and gestures: a slider over the buckets that are seen. */
export function TimeCanvas(props: TimeCanvasProps) {
  const { input, settled, steps, cursor, mark, onDrawing } = props
  const { keepChart } = useFramedChart()
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const [drawing, setDrawing] = useState<TimeDrawing>()
  const width = useElementWidth(frame)
  const theme = useThemeChange()
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })

  const keepCanvas = useCallback(
    (canvas: HTMLCanvasElement) => {
      const created = createTimeDrawing(canvas, canvas.parentElement!)
      setDrawing(created)
      onDrawing(created)
      keepChart(created.chart)
      return () => {
        keepChart(null)
        onDrawing(undefined)
        setDrawing(undefined)
        created.destroy()
      }
    },
    [keepChart, onDrawing],
  )

  useLayoutEffect(() => {
    drawing?.show(input, settled)
    // Width and theme are in the list because sizes and colours are read from the page, which React does not see.
  }, [drawing, input, settled, width, theme])
  useEffect(() => drawing?.setCursor(mark), [drawing, mark])

  useEffect(() => {
    if (!frame || !drawing) return
    return listenToGestures({
      element: frame,
      plot: () => drawing.chart.chartArea,
      window: () => latest.current.readWindow(),
      moveTo: (window) => latest.current.onWindow(window),
      select: (selection) => drawing.setSelection(selection),
      point: (at) => latest.current.onCursor(at),
    })
  }, [frame, drawing])

  const first = placeOf(steps, settled.from)
  const count = placeOf(steps, settled.to) - first
  const index = cursor === undefined ? undefined : Math.max(0, placeOf(steps, cursor + 1) - 1 - first)

  function onKeyDown(event: KeyboardEvent) {
    const step = zoomStepOf(event)
    if (step) {
      event.preventDefault()
      props.onStep(step)
      return
    }
    const wanted = cursorStep(event.key, index, count)
    if (wanted === undefined) return
    event.preventDefault()
    props.onCursor(wanted === null ? undefined : steps[first + wanted])
  }

  return (
    <div
      ref={setFrame}
      className={styles.canvas}
      role="slider"
      aria-label={props.label}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={Math.max(0, count - 1)}
      aria-valuenow={Math.min(index ?? 0, Math.max(0, count - 1))}
      aria-valuetext={props.reading}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onBlur={() => props.onCursor(undefined)}
    >
      {width > 0 ? <canvas ref={keepCanvas} aria-hidden="true" /> : null}
      {props.children}
    </div>
  )
}
