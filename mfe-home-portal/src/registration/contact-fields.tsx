import { useTexts } from '@energycockpit/i18n'
import { FormField, type FieldsProps } from './form-field'
import styles from './registration.module.css'

export function ContactFields(fields: FieldsProps) {
  const { t } = useTexts()
  return (
    <fieldset className={styles.group}>
      <legend>{t('registration.contact')}</legend>
      <FormField {...fields} name="contactName" required autoComplete="name" />
      <FormField {...fields} name="position" autoComplete="organization-title" />
      <FormField {...fields} name="email" type="email" required hasHint autoComplete="email" />
      <FormField {...fields} name="phone" type="tel" autoComplete="tel" />
    </fieldset>
  )
}
