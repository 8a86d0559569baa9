import { isCallError } from '@energycockpit/api-client'
import { useTexts } from '@energycockpit/i18n'
import { Button, PartialNotice } from '@energycockpit/ui'
import { FaultLines } from '../imports/fault-lines'
import { importReasonKey } from '@energycockpit/imports'
import { referenceOf } from '@energycockpit/failures'
import { refusedLines } from './refused-lines'
import styles from './upload.module.css'

interface ImportFailureProps {
  error: unknown
  /** Stores the good lines; absent where that would not help. */
  onSkip: (() => void) | undefined
}

/** Why nothing was stored, line by line where lines are to blame, and what to do. */
export function ImportFailure({ error, onSkip }: ImportFailureProps) {
  const { t } = useTexts()
  const reasons = isCallError(error) ? error.reasons : []
  const lines = refusedLines(reasons)
  // Whether it arrived is not known; once more does no harm.
  const isUnheard = isCallError(error) && (error.kind === 'unreachable' || error.kind === 'unreadable')
  const count = Number(/^\d+/.exec(reasons[0]?.detail ?? '')?.[0] ?? lines.length)
  return (
    <>
      <PartialNotice>
        <div className={styles.said}>
          <span>
            {t(isUnheard ? 'upload.import.unheard' : 'upload.import.refused')} {t(importReasonKey(error))}{' '}
            {referenceOf(error, t)}
          </span>
          {onSkip && <Button onClick={onSkip}>{t('upload.import.skipStep')}</Button>}
        </div>
      </PartialNotice>
      {lines.length > 0 && <FaultLines faults={lines} count={count} remarks />}
    </>
  )
}
