import { useContext, useId, useMemo, useState, type ReactNode } from 'react'
import type { Chart } from 'chart.js'
import { InOuterTexts, useTexts, type Locale } from '@energycockpit/i18n'
import { SegmentedControl } from '@energycockpit/ui'
import { ChartDaysContext, ChartPlaceContext, type ChartDays } from '../chart-place'
import { useChartView, type ChartView } from '../chart-views'
import { ChartTexts } from './chart-texts'
import { DownloadMenu } from '../downloads/download-menu'
import type { DataTable } from '../downloads/data-table'
import { FramedChartContext, type Drawing, type LegendEntry } from './framed-chart'
import styles from './chart-frame.module.css'

export interface ChartFrameProps {
  locale: Locale
  /** What tells it from other charts of its page, in lower-case letters; by it the address says that it is a table. */
  name?: string | undefined
  /** What is shown and for what: 'Electricity, import · Main building'. */
  title: string
  /** When and how finely: 'November 2026 · per hour'. */
  when: string
  /** The same as days, for the names of files; absent: those of the page. */
  days?: ChartDays | undefined
  /** Of the axis on the left, for files: on the page it stands with the reading. */
  unit?: string | undefined
  /** Of the axis on the right. */
  secondUnit?: string | undefined
  /** The values of the table for files: whole figures, and all rows. */
  data?: (() => DataTable | Promise<DataTable>) | undefined
  /** What stands at the cursor, above the drawing; ChartDisplay keeps its line. */
  reading?: ReactNode
  /** The drawing. It tells `useFramedChart().keepChart` its chart.js instance. */
  children: ReactNode
  /** The same as text; without it there is nothing to switch. */
  table?: (() => ReactNode) | undefined
  /** What the signs mean, with their figures. */
  legend?: ReactNode
  /** The same as data, for downloads. */
  legendEntries?: readonly LegendEntry[] | undefined
  /** What a file says below its legend: lines of text. */
  notes?: readonly string[] | undefined
  /** The chart's own buttons, for as long as the drawing or the table is shown. */
  tools?: ReactNode
  /** Downloads and whatever else the page offers; it speaks the page's texts. */
  actions?: ReactNode
  /** Loading, failed, nothing there: stands where drawing and table would be. It speaks the page's texts. */
  state?: ReactNode
}

const noEntries: readonly LegendEntry[] = []
const noNotes: readonly string[] = []

/** What every chart shares: title, period, the choice of drawing or table, the reading, the legend and downloads. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, when, unit, secondUnit, legendEntries = noEntries, notes = noNotes, state, table } = props
  const place = useContext(ChartPlaceContext)
  const daysAround = useContext(ChartDaysContext)
  const { from, to } = props.days ?? daysAround ?? {}
  const titleId = useId()
  const [view, setView] = useChartView(props.name ?? 'chart')
  const [chart, keepChart] = useState<Chart | null>(null)
  const [drawing, keepDrawing] = useState<Drawing | null>(null)
  const framed = useMemo(
    () => ({
      title,
      when,
      place,
      days: from !== undefined && to !== undefined ? { from, to } : undefined,
      unit,
      secondUnit,
      legend: legendEntries,
      notes,
      chart,
      keepChart,
      drawing,
      keepDrawing,
    }),
    [title, when, place, from, to, unit, secondUnit, legendEntries, notes, chart, drawing],
  )
  const asTable = view === 'table' && table !== undefined

  return (
    <FramedChartContext value={framed}>
      <figure className={styles.chart} aria-labelledby={titleId}>
        <div className={styles.head}>
          <div className={styles.titles}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <p className={styles.when}>{when}</p>
          </div>
          <div className={styles.controls}>
            {state ? null : props.tools}
            {state ? null : (
              <ChartTexts locale={props.locale}>
                {table ? <ViewChoice view={view} onChange={setView} /> : null}
                <DownloadMenu data={props.data} />
              </ChartTexts>
            )}
            {props.actions ? <InOuterTexts>{props.actions}</InOuterTexts> : null}
          </div>
        </div>
        {state ? (
          <InOuterTexts>{state}</InOuterTexts>
        ) : (
          <>
            {/* Beside the table it is there for downloads only. */}
            <div style={asTable ? unseen : undefined}>
              {props.reading}
              {props.children}
            </div>
            {asTable ? table() : null}
          </>
        )}
        {state ? null : props.legend}
      </figure>
    </FramedChartContext>
  )
}

/** Keeps its width, by which it is drawn; nobody sees, hears or reaches it. */
const unseen = {
  visibility: 'hidden',
  blockSize: 0,
  overflow: 'hidden',
  position: 'absolute',
  insetInline: 0,
} as const

interface ViewChoiceProps {
  view: ChartView
  onChange: (view: ChartView) => void
}

function ViewChoice({ view, onChange }: ViewChoiceProps) {
  const { t } = useTexts()
  return (
    <SegmentedControl
      label={t('chart.view')}
      value={view}
      onChange={onChange}
      choices={[
        { value: 'chart', label: t('chart.asChart') },
        { value: 'table', label: t('chart.asTable') },
      ]}
    />
  )
}
