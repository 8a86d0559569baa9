import { useTexts } from '@energycockpit/i18n'
import { Button, PartialNotice } from '@energycockpit/ui'
import form from '../form.module.css'
import { ownTimeZone } from '../own-time-zone'
import styles from './second-factor.module.css'

interface SecondFactorStateProps {
  /** UTC; null while it is off. */
  since: string | null
  recoveryCodesLeft: number
  onAsk: (what: 'begin' | 'renew' | 'end') => void
}

/** With so few left it is time for new ones. */
const FEW_CODES = 3

/** Whether a code is requested, and what can be done about it. */
export function SecondFactorState({ since, recoveryCodesLeft, onAsk }: SecondFactorStateProps) {
  const { t, formats } = useTexts()
  if (since === null)
    return (
      <div className={styles.content}>
        <p>{t('secondFactor.off')}</p>
        <p className={form.lead}>{t('secondFactor.lead')}</p>
        <div className={form.actions}>
          <Button large onClick={() => onAsk('begin')}>
            {t('secondFactor.begin')}
          </Button>
        </div>
      </div>
    )
  const left = t('secondFactor.codesLeft', { count: recoveryCodesLeft })
  return (
    <div className={styles.content}>
      <p>{t('secondFactor.on', { since: formats.dateTime(since, ownTimeZone()) })}</p>
      {recoveryCodesLeft < FEW_CODES ? (
        <PartialNotice>
          {left} {t('secondFactor.fewCodes')}
        </PartialNotice>
      ) : (
        <p className={form.lead}>{left}</p>
      )}
      <div className={form.actions}>
        <Button large onClick={() => onAsk('renew')}>
          {t('secondFactor.renewCodes')}
        </Button>
        <Button large onClick={() => onAsk('end')}>
          {t('secondFactor.switchOff')}
        </Button>
      </div>
    </div>
  )
}
