import type { ReactNode } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { FormDialog, PartialNotice } from '@energycockpit/ui'
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
  return (
    <FormDialog
      title={title}
      className={styles.form}
      labels={{ step: t('factors.save'), cancel: t('factors.cancel'), working: t('factors.saving') }}
      pending={saving.isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
