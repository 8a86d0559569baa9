import { isCallError } from '@energycockpit/api-client'
import { useTexts } from '@energycockpit/i18n'
import { Button, Spinner } from '@energycockpit/ui'
import styles from './confirm-button.module.css'
import type { Step } from './step'

interface ConfirmButtonProps {
  step: Step
  disabled?: boolean
}

/** The button of a card. It stays pressed until the server has the confirmation, and keeps the focus meanwhile. */
export function ConfirmButton({
  step: { label, busy, failure, resolve },
  disabled = false,
}: ConfirmButtonProps) {
  const { t } = useTexts()
  const arrived = isCallError(failure) && failure.kind === 'refused'
  return (
    <div className={styles.step}>
      {failure && !busy ? (
        <p role="alert" className={styles.failure}>
          {t(arrived ? 'confirm.refused' : 'confirm.noAnswer')}
          {arrived ? ` ${t('failure.reference', { id: failure.correlationId })}` : null}
        </p>
      ) : null}
      <Button
        large
        look="primary"
        disabled={disabled}
        aria-disabled={busy}
        aria-busy={busy}
        onClick={resolve}
      >
        {t(`confirm.${label}`)}
        {busy ? <Spinner label={t('confirm.sending')} /> : null}
      </Button>
    </div>
  )
}
