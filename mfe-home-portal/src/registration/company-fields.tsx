import { useTexts } from '@energycockpit/i18n'
import { Select } from '@energycockpit/ui'
import { useMemo } from 'react'
import { countriesIn } from './countries'
import { FormField } from './form-field'
import type { FieldsProps } from './registration-form'
import styles from './registration.module.css'

export function CompanyFields(fields: FieldsProps) {
  const { t, locale } = useTexts()
  const countries = useMemo(() => countriesIn(locale), [locale])
  return (
    <fieldset className={styles.group}>
      <legend>{t('registration.company')}</legend>
      <FormField {...fields} name="companyName" required maxLength={100} autoComplete="organization" />
      <FormField {...fields} name="legalForm" maxLength={60} autoComplete="off" />
      <FormField {...fields} name="street" required isWide maxLength={120} autoComplete="street-address" />
      <FormField {...fields} name="postalCode" maxLength={12} autoComplete="postal-code" />
      <FormField {...fields} name="city" required maxLength={80} autoComplete="address-level2" />
      <div data-field="country" className={styles.wide}>
        <Select
          inForm
          label={t('registration.fields.country')}
          autoComplete="country"
          groups={[{ label: '', choices: countries }]}
          value={fields.details.country}
          onChange={(country) => fields.onChange({ country })}
        />
      </div>
      <p className={styles.note}>{t('registration.numbers')}</p>
      <FormField {...fields} name="taxNumber" hasHint maxLength={30} autoComplete="off" />
      <FormField {...fields} name="registerNumber" hasHint maxLength={60} autoComplete="off" />
    </fieldset>
  )
}
