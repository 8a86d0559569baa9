import { getTermsAndConditions, registrationKeptDays } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Checkbox } from '@energycockpit/ui'
import { sharedAddress } from '../public/shared-address'
import styles from './registration.module.css'

interface ConsentProps {
  checked: boolean
  onChange: (checked: boolean) => void
  fault: string | undefined
  legalUrl: string
}

/** To what the company agrees, where to read it, and for how long what it says is kept. */
export function Consent({ checked, onChange, fault, legalUrl }: ConsentProps) {
  const { t } = useTexts()
  return (
    <fieldset className={styles.group}>
      <legend>{t('registration.privacy')}</legend>
      <p className={styles.note}>{t('registration.kept', registrationKeptDays)}</p>
      <p className={styles.note}>
        <a href={getTermsAndConditions.path}>{t('public.terms')}</a> ·{' '}
        <a href={sharedAddress(legalUrl, location.search)} target="_blank" rel="noreferrer">
          {t('registration.privacyNotice')}
        </a>
      </p>
      <div data-field="consent" className={styles.wide}>
        <Checkbox required checked={checked} onChange={onChange} fault={fault}>
          {t('registration.fields.consent')}
        </Checkbox>
      </div>
    </fieldset>
  )
}
