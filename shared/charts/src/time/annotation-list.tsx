import type { ReactNode } from 'react'
import { InOuterTexts, useTexts } from '@energycockpit/i18n'
import { annotationTime } from './annotation-time'
import type { Annotation } from './time-series'
import styles from './time-chart.module.css'

interface AnnotationListProps {
  annotations: readonly Annotation[]
  timeZone: string
  steps: ((annotation: Annotation) => ReactNode) | undefined
}

/** The texts of the numbered flags, and what may be done with each. */
export function AnnotationList({ annotations, timeZone, steps }: AnnotationListProps) {
  const { t, formats } = useTexts()
  return (
    <ol className={styles.annotations} aria-label={t('chart.annotations')}>
      {annotations.map((annotation, place) => (
        <li key={annotation.id}>
          <span className={styles.flag}>{place + 1}</span>
          <span className={styles.annotation}>
            <span className={styles.annotationTime}>
              {annotationTime(annotation, timeZone, formats)}
              {annotation.about ? ` · ${annotation.about}` : ''}
            </span>
            <span>{annotation.text}</span>
          </span>
          {steps ? <InOuterTexts>{steps(annotation)}</InOuterTexts> : null}
        </li>
      ))}
    </ol>
  )
}
