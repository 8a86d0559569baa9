import { useEffect, useRef } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { PartialNotice, Progress, StepButton, MessagePlace } from '@energycockpit/ui'
import { referenceOf } from '@energycockpit/failures'
import { importReasonKey } from './import-reason-key'
import type { Undo } from './use-undo'
import styles from './imports.module.css'

/** Says what became of the last undo, and offers the way back. */
export function UndoNotice({ undo }: { undo: Undo }) {
  const { t, formats } = useTexts()
  const back = useRef<HTMLButtonElement>(null)
  const { data: done, variables: undone, isPending, error } = undo

  // The button that was pressed has gone with its step; the focus goes to where the way leads back.
  useEffect(() => {
    if (done) back.current?.focus()
  }, [done])

  return (
    <>
      <MessagePlace role="status">
        {isPending && (
          <PartialNotice kind="information">
            <span>{t('importUndo.undoing', { number: undone.id })}</span>
            <Progress label={t('importUndo.undoing', { number: undone.id })} />
          </PartialNotice>
        )}
        {done && undone && (
          <PartialNotice kind="information">
            <div className={styles.said}>
              <span>
                {t(undone.kind === 'UNDO' ? 'importUndo.broughtBack' : 'importUndo.undone', {
                  number: undone.kind === 'UNDO' ? undone.undoes : undone.id,
                  count: done.readingCount,
                  written: formats.count(done.readingCount),
                })}
              </span>
              <StepButton
                ref={back}
                pending={isPending}
                working={t('importUndo.undoing', { number: done.id })}
                onClick={() => undo.mutate(done)}
              >
                {t(undone.kind === 'UNDO' ? 'importUndo.undo' : 'importUndo.bringBack')}
              </StepButton>
            </div>
          </PartialNotice>
        )}
      </MessagePlace>
      <MessagePlace role="alert">
        {error && undone && (
          <PartialNotice>
            {t('importUndo.undoFailed', { number: undone.id })} {t(importReasonKey(error))}{' '}
            {referenceOf(error, t)}
          </PartialNotice>
        )}
      </MessagePlace>
    </>
  )
}
