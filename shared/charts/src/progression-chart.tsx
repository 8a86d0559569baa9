import { useMemo, type ReactNode } from 'react'
import { useTexts, type Locale } from '@energycockpit/i18n'
import { bucketAt } from './bucket-at'
import { besideValues, type Comparison } from './comparison'
import { ChartCanvas } from './chart-canvas'
import { useChartCursor } from './chart-cursor'
import { ChartLegend } from './chart-legend'
import { bucketEnd, type ChartSubject, type ChartValues } from './chart-values'
import { doubleHours, markedDoubleHours } from './double-hours'
import { drawnValues } from './drawn-values'
import { ChartDisplay } from './frame/chart-display'
import { ChartFrame } from './frame/chart-frame'
import { ChartTexts } from './frame/chart-texts'
import { lengthOfSegment } from './length-of-segment'
import { readBucket, type Reading } from './reading'
import { AnnotationList } from './time/annotation-list'
import { annotationNotes } from './time/annotation-notes'
import { annotationsWithin } from './time/annotations-within'
import type { Annotation } from './time/time-series'
import { valueAxis } from './value-axis'
import { ValuesTable } from './values-table'
import { weekendBands } from './weekend-bands'
import styles from './progression-chart.module.css'

interface ProgressionChartProps {
  locale: Locale
  subject: ChartSubject
  values: ChartValues
  /** What the values are compared with; not of values that are drawn by stretches. */
  comparison?: Comparison | undefined
  /** Milliseconds since 1970 UTC; decides what is a gap and what is still ahead. */
  now: number
  /** Numbered in this order. */
  annotations?: readonly Annotation[]
  /** What may be done with an annotation; it speaks the page's texts. */
  annotationSteps?: ((annotation: Annotation) => ReactNode) | undefined
  /** Downloads and whatever else the page offers beside the chart. */
  actions?: ReactNode
}

/** One series over a period: what, for what, when; the drawing, its figures, and the same as a table. */
export function ProgressionChart(props: ProgressionChartProps) {
  return (
    <ChartTexts locale={props.locale}>
      <ChartWithTexts {...props} />
    </ChartTexts>
  )
}

const noAnnotations: readonly Annotation[] = []

function ChartWithTexts(props: ProgressionChartProps) {
  const { locale, subject, values: given, comparison, now, actions, annotations = noAnnotations } = props
  const { t, formats } = useTexts()
  const { at: cursorAt, moveTo: setCursorAt } = useChartCursor()
  const axis = useMemo(() => {
    const all = comparison ? [...given.value, ...besideValues(given, comparison)] : given.value
    const drawn = valueAxis(all, given.unit, given.aggregation === 'SUM')
    return { ...drawn, unit: formats.quantityParts(0, drawn.unit).unit }
  }, [given, comparison, formats])
  const values = useMemo(() => drawnValues(given), [given])
  const cursor = cursorAt === undefined ? undefined : bucketAt(values, cursorAt)
  const doubled = useMemo(() => doubleHours(values), [values])
  const hasWeekends = useMemo(() => weekendBands(values).length > 0, [values])
  const notedAt = (index: number) =>
    annotationsWithin(annotations, { from: values.at[index]!, to: bucketEnd(values, index) }).map(
      ({ number, text }) => t('chart.annotation', { number, text }),
    )
  const reading = (index: number) => readBucket({ values, comparison, axis, now, doubled, formats, t }, index)
  const when = formats.period(values.from, values.to, values.timeZone)
  const drawnPer = values.segments
    ? t('chart.drawnPer', { length: lengthOfSegment(values.segments.length, t) })
    : undefined

  return (
    <ChartFrame
      locale={locale}
      title={subject.label}
      when={[when, t(`chart.perInterval.${values.granularity}`), drawnPer].filter(Boolean).join(' · ')}
      unit={axis.unit}
      actions={actions}
      notes={annotationNotes(annotations, values, formats)}
      reading={<Display unit={axis.unit} reading={cursor === undefined ? undefined : reading(cursor)} />}
      table={() => (
        <ValuesTable
          caption={[subject.label, when, drawnPer].filter(Boolean).join(', ')}
          values={values}
          comparison={comparison}
          reading={reading}
          annotations={annotations}
        />
      )}
      legend={
        <>
          <ChartLegend
            subject={subject}
            values={values}
            comparison={comparison}
            now={now}
            hasWeekends={hasWeekends}
            hasDoubledHours={markedDoubleHours(values).size > 0}
          />
          {annotations.length > 0 ? (
            <AnnotationList {...{ annotations, timeZone: values.timeZone }} steps={props.annotationSteps} />
          ) : null}
        </>
      }
    >
      <ChartCanvas
        subject={subject}
        values={values}
        comparison={comparison}
        axis={axis}
        now={now}
        label={t('chart.cursorLabel', { label: `${subject.label}, ${when}` })}
        cursor={cursor}
        onCursor={(index) => setCursorAt(index === undefined ? undefined : values.at[index])}
        reading={cursor === undefined ? when : [asSentence(reading(cursor)), ...notedAt(cursor)].join('; ')}
        annotations={annotations}
      />
    </ChartFrame>
  )
}

/** The unit, once for the axis below it, and what the cursor reads. */
function Display({ unit, reading }: { unit: string; reading: Reading | undefined }) {
  const { t } = useTexts()
  return (
    <ChartDisplay unit={unit} hint={t('chart.hint')}>
      {reading ? (
        <>
          <span className={styles.muted}>{reading.when}</span>
          <strong>{reading.value}</strong>
          {reading.compared ? <span className={styles.muted}>{reading.compared}</span> : null}
          {reading.remark ? <span className={styles.muted}>{reading.remark}</span> : null}
        </>
      ) : null}
    </ChartDisplay>
  )
}

function asSentence({ when, value, compared, remark }: Reading): string {
  return [when, value, compared, remark].filter(Boolean).join(', ')
}
