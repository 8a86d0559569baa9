import { useMemo, useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { isFinal } from '@energycockpit/api-client'
import type { Annotation as ChartAnnotation } from '@energycockpit/charts'
import { deleteAnnotation, restoreAnnotation, type Annotation } from '@energycockpit/contract'
import { reasonKey, StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import type { Period } from '@energycockpit/time'
import { Button, Icon, PartialNotice } from '@energycockpit/ui'
import { AnnotationDialog } from './annotation-dialog'
import { annotationsKey, annotationsQuery } from './annotations-query'
import { concernedBy, isShown, type ConcernedSeries } from './concerned'
import styles from './annotations.module.css'

/** A chart's annotations, and what the page shows beside it for them. */
export interface Annotated {
  annotations: readonly ChartAnnotation[]
  /** What may be done with one, for the chart's list; undefined: nothing. */
  annotationSteps: ((annotation: ChartAnnotation) => ReactNode) | undefined
  /** The step that writes one, for beside the chart. */
  add: ReactNode
  /** What happened to them, and the dialog that is open: for below the chart. */
  below: ReactNode
}

/** The annotations of a chart of these series over a period, with what the user may do with them. */
export function useAnnotations(
  objects: readonly string[],
  series: readonly ConcernedSeries[],
  period: Period,
  offeredAt: number,
): Annotated {
  const { t } = useTexts()
  const { api } = useFeature()
  const found = useQuery(annotationsQuery(api, objects, period))
  const [open, setOpen] = useState<Annotation | 'new'>()
  const [deleted, setDeleted] = useState<Annotation>()
  const shown = useMemo(
    () => found.data?.annotations.filter((one) => isShown(one, series)) ?? [],
    [found.data, series],
  )
  const annotations = useMemo(
    () =>
      shown.map(({ id, from, to, text, nodeName, author }) => ({
        ...{ id, text, at: Date.parse(from) },
        to: to === null ? undefined : Date.parse(to),
        about: [nodeName, author].filter(Boolean).join(' · '),
      })),
    [shown],
  )
  const deleting = useChange({
    call: ({ id, revision }: Annotation) =>
      api.call(deleteAnnotation, { params: { annotationId: id }, query: { revision } }),
    changes: [annotationsKey],
    onDone: (_, annotation) => setDeleted(annotation),
  })
  const restoring = useChange({
    call: ({ id }: Annotation) => api.call(restoreAnnotation, { params: { annotationId: id } }),
    changes: [annotationsKey],
    onDone: () => setDeleted(undefined),
  })
  const concerned = useMemo(() => concernedBy(series), [series])
  // What somebody else has deleted meanwhile stays in its form.
  const current =
    open === 'new' || open === undefined ? undefined : (shown.find(({ id }) => id === open.id) ?? open)

  return {
    annotations,
    annotationSteps: shown.some(({ canChange }) => canChange) ? steps : undefined,
    add:
      found.data?.canWrite && concerned.length > 0 ? (
        <Button aria-haspopup="dialog" onClick={() => setOpen('new')}>
          <Icon glyph="plus" />
          {t('annotations.add')}
        </Button>
      ) : null,
    below: (
      <div className={styles.below}>
        {found.error ? (
          <PartialNotice>
            {t('annotations.failed')} {t(reasonKey(found.error))}{' '}
            {!isFinal(found.error) && (
              <Button look="quiet" onClick={() => void found.refetch()}>
                {t('retry')}
              </Button>
            )}
          </PartialNotice>
        ) : null}
        {found.data?.hasMore ? (
          <PartialNotice kind="information">
            {t('annotations.more', { count: found.data.annotations.length })}
          </PartialNotice>
        ) : null}
        <div role="status" className={styles.deleted}>
          {deleted ? (
            <>
              {t('annotations.deleted', { text: shortened(deleted.text) })}
              <Button
                look="quiet"
                // The button that had the focus went with what it deleted.
                ref={(button) => button?.focus()}
                onClick={() => restoring.mutate(deleted)}
              >
                {t('annotations.undo')}
              </Button>
            </>
          ) : null}
        </div>
        <StepFailure title={t('annotations.notDeleted')} error={deleting.error} />
        <StepFailure title={t('annotations.notRestored')} error={restoring.error} />
        {open ? (
          <AnnotationDialog {...{ current, concerned, offeredAt }} onClose={() => setOpen(undefined)} />
        ) : null}
      </div>
    ),
  }

  function steps({ id }: ChartAnnotation): ReactNode {
    const annotation = shown.find((one) => one.id === id)
    if (!annotation?.canChange) return null
    const text = shortened(annotation.text)
    return (
      <span className={styles.steps}>
        <Button
          look="quiet"
          aria-haspopup="dialog"
          aria-label={t('annotations.changeOne', { text })}
          onClick={() => setOpen(annotation)}
        >
          {t('annotations.change')}
        </Button>
        <Button
          look="quiet"
          disabled={deleting.isPending}
          aria-label={t('annotations.deleteOne', { text })}
          onClick={() => deleting.mutate(annotation)}
        >
          {t('annotations.delete')}
        </Button>
      </span>
    )
  }
}

/** As much of it as names it. */
const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text)
