import { useId, type FormEvent, type ReactNode } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { Button, Dialog, PartialNotice, StepButton } from '@energycockpit/ui'
import { referenceOf } from '../reference-of'
import { factorReasonKey } from './factor-reason-key'
import styles from './conversion-factors.module.css'

interface ChangeDialogProps {
  title: string
  children: ReactNode
  /** Why it is not as it is to be saved. */
  refused: string | undefined
  saving: { isPending: boolean; error: unknown }
  onSubmit: () => void
  onClose: () => void
}

/** Something about a factor to fill in, with why it was not saved. */
export function ChangeDialog({ title, children, refused, saving, onSubmit, onClose }: ChangeDialogProps) {
  const { t } = useTexts()
  const id = useId()
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!saving.isPending) onSubmit()
  }
  return (
    <Dialog
      title={title}
      form
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('factors.cancel')}</Button>
          <StepButton
            look="primary"
            type="submit"
            form={id}
            pending={saving.isPending}
            working={t('factors.saving')}
          >
            {t('factors.save')}
          </StepButton>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit} noValidate>
        {children}
        <div role="alert" className={styles.notice}>
          {refused !== undefined ? (
            <PartialNotice>{refused}</PartialNotice>
          ) : saving.error ? (
            <PartialNotice>
              {t('factors.notSaved')} {t(factorReasonKey(saving.error))} {referenceOf(saving.error, t)}
            </PartialNotice>
          ) : null}
        </div>
      </form>
    </Dialog>
  )
}
