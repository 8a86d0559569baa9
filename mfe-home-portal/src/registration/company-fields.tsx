import { useTexts } from '@energycockpit/i18n'
import { Select } from '@energycockpit/ui'
import { useMemo } from 'react'
import { countriesIn } from './countries'
import { FormField, type FieldsProps } from './form-field'
import styles from './registration.module.css'

export function CompanyFields(fields: FieldsProps) {
  const { t, locale } = useTexts()
  const countries = useMemo(() => countriesIn(locale), [locale])
  return (
    <fieldset className={styles.group}>
      <legend>{t('registration.company')}</legend>
      <FormField {...fields} name="companyName" required autoComplete="organization" />
      <FormField {...fields} name="legalForm" autoComplete="off" />
      <FormField {...fields} name="street" required isWide autoComplete="street-address" />
      <FormField {...fields} name="postalCode" autoComplete="postal-code" />
      <FormField {...fields} name="city" required autoComplete="address-level2" />
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
      <FormField {...fields} name="taxNumber" hasHint autoComplete="off" />
      <FormField {...fields} name="registerNumber" hasHint autoComplete="off" />
    </fieldset>
  )
}
