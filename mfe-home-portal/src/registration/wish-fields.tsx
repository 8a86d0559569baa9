import { registrationAccesses } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { CheckboxGroup } from '@energycockpit/ui'
import { FormField, type FieldsProps } from './form-field'
import styles from './registration.module.css'

/** What access is wished for, and what else there is to say. */
export function WishFields(fields: FieldsProps) {
  const { t } = useTexts()
  return (
    <fieldset className={styles.group}>
      <legend>{t('registration.wishes')}</legend>
      <div data-field="accesses" className={styles.wide}>
        <CheckboxGroup
          label={t('registration.fields.accesses')}
          choices={registrationAccesses.map((value) => ({
            value,
            label: t(`registration.accesses.${value}`),
            hint: t(`registration.accessHints.${value}`),
          }))}
          chosen={fields.details.accesses}
          fault={fields.fault('accesses')}
          onChange={(accesses) => fields.onChange({ accesses })}
        />
      </div>
      <FormField {...fields} name="message" lines={4} isWide />
    </fieldset>
  )
}
