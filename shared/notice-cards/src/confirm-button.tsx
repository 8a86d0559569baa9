import type { Locale } from '@energycockpit/contract'
import { Button, Spinner } from '@energycockpit/ui'
import { cardTexts } from './card-texts'
import styles from './confirm-button.module.css'
import type { Step } from './step'

interface ConfirmButtonProps {
  step: Step
  locale: Locale
  disabled?: boolean
}

/** The button of a card. It stays pressed until the server has the confirmation, and keeps the focus meanwhile. */
export function ConfirmButton({ step, locale, disabled = false }: ConfirmButtonProps) {
  const { label, busy, failure, resolve } = step
  const texts = cardTexts[locale]
  return (
    <div className={styles.step}>
      {failure && !busy ? (
        <p role="alert" className={styles.failure}>
          {failure}
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
        {texts[label]}
        {busy ? <Spinner label={texts.sending} /> : null}
      </Button>
    </div>
  )
}
