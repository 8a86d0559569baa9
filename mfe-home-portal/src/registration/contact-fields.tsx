import { useTexts } from '@energycockpit/i18n'
import { FormField } from './form-field'
import type { FieldsProps } from './registration-form'
import styles from './registration.module.css'

export function ContactFields(fields: FieldsProps) {
  const { t } = useTexts()
  return (
    <fieldset className={styles.group}>
      <legend>{t('registration.contact')}</legend>
      <FormField {...fields} name="contactName" required maxLength={100} autoComplete="name" />
      <FormField {...fields} name="position" maxLength={80} autoComplete="organization-title" />
      <FormField
        {...fields}
        name="email"
        type="email"
        required
        hasHint
        maxLength={200}
        autoComplete="email"
      />
      <FormField {...fields} name="phone" type="tel" maxLength={40} autoComplete="tel" />
    </fieldset>
  )
}
