import { useState } from 'react'
import { maxWithdrawalReason, withdrawCarbonReport } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature, useUnsaved } from '@energycockpit/remote'
import { FormDialog, TextField } from '@energycockpit/ui'
import { publishedKey } from './published-query'
import styles from './carbon.module.css'

interface WithdrawDialogProps {
  id: string
  year: number
  onClose: () => void
}

/** Says why a report is not to be relied upon any more; that cannot be taken back. */
export function WithdrawDialog({ id, year, onClose }: WithdrawDialogProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const isMissing = reason.trim() === ''
  const withdrawing = useChange({
    call: () => api.call(withdrawCarbonReport, { params: { id }, body: { reason: reason.trim() } }),
    changes: [publishedKey],
    done: () => t('carbon.withdrawnNow', { year }),
    onDone: onClose,
  })
  useUnsaved(!isMissing && !withdrawing.isPending, { withQuery: true })
  return (
    <FormDialog
      title={t('carbon.withdrawYear', { year })}
      className={styles.page}
      labels={{ step: t('carbon.withdraw'), cancel: t('actions.cancel'), working: t('carbon.withdrawing') }}
      pending={withdrawing.isPending}
      onSubmit={() => {
        setTried(true)
        if (!isMissing) withdrawing.mutate()
      }}
      onClose={onClose}
    >
      <p>{t('carbon.withdrawDetail')}</p>
      <TextField
        label={t('carbon.withdrawReason')}
        value={reason}
        onChange={setReason}
        required
        maxLength={maxWithdrawalReason}
        autoComplete="off"
        fault={tried && isMissing ? t('carbon.withdrawReasonMissing') : undefined}
      />
      <StepFailure title={t('carbon.notWithdrawn')} error={withdrawing.error} />
    </FormDialog>
  )
}
