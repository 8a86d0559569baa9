import type { ReactNode } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { FormDialog, PartialNotice, MessagePlace } from '@energycockpit/ui'
import { ConfirmQuestionsDialog } from '@energycockpit/metering-points/entering'
import { StepFailure, type FieldMeanwhile } from '@energycockpit/failures'
import { useUnsaved } from '@energycockpit/remote'
import { ChangedMeanwhile } from './changed-meanwhile'
import { factorReasonKey } from './factor-reason-key'
import type { Setting } from './use-setting'
import styles from './conversion-factors.module.css'

interface ChangeDialogProps {
  title: string
  children: ReactNode
  /** Why it is not as it is to be saved. */
  refused: string | undefined
  setting: Setting
  timeZone: string
  /** What becomes of the entries where somebody else was quicker. */
  next?: string | undefined
  /** What somebody else changed of the fields, against the entries. */
  compared?: readonly FieldMeanwhile[] | undefined
  /** Something was entered, which is not lost without a question. */
  hasInput: boolean
  onSubmit: () => void
  onClose: () => void
}

/** Something about a factor to fill in, with why it was not saved. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { title, children, refused, setting, timeZone, next, compared, hasInput, onSubmit, onClose } = props
  const { t } = useTexts()
  const { current, isChangedMeanwhile, isPending, error, questions } = setting
  useUnsaved(hasInput && !isPending, { withQuery: true })
  // What the form itself says goes before.
  const isSaidOtherwise = refused !== undefined || isChangedMeanwhile || questions.length > 0
  const failure = isSaidOtherwise ? null : error
  return (
    <>
      <FormDialog
        title={title}
        className={styles.form}
        labels={{ step: t('factors.save'), cancel: t('factors.cancel'), working: t('factors.saving') }}
        pending={isPending}
        onSubmit={onSubmit}
        onClose={onClose}
      >
        {children}
        {isChangedMeanwhile && (
          <ChangedMeanwhile
            factor={current}
            timeZone={timeZone}
            fields={compared}
            next={
              refused === undefined
                ? (next ?? t(current ? 'factors.meanwhile.goOn' : 'factors.meanwhile.setAnew'))
                : t('factors.meanwhile.kept')
            }
          />
        )}
        <MessagePlace role="alert">
          {refused !== undefined && <PartialNotice>{refused}</PartialNotice>}
        </MessagePlace>
        <StepFailure title={t('factors.notSaved')} error={failure} reasonKey={factorReasonKey} />
      </FormDialog>
      {questions.length > 0 && (
        <ConfirmQuestionsDialog
          {...{ questions, timeZone }}
          pending={isPending}
          onConfirm={setting.confirm}
          onClose={setting.correct}
        />
      )}
    </>
  )
}
