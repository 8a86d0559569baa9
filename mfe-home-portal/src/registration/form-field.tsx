import type { RegistrationDetails } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { TextField } from '@energycockpit/ui'
import type { ComponentProps } from 'react'
import styles from './registration.module.css'

type TextName = Exclude<keyof RegistrationDetails, 'accesses' | 'country'>
type More = Partial<ComponentProps<typeof TextField>>

/** What a part of the form gets. */
export interface FieldsProps {
  details: RegistrationDetails
  onChange: (changes: Partial<RegistrationDetails>) => void
  fault: (field: keyof RegistrationDetails) => string | undefined
}

interface FormFieldProps extends FieldsProps, Pick<More, 'type' | 'lines' | 'required' | 'autoComplete'> {
  name: TextName
  isWide?: boolean
  hasHint?: boolean
}

/** One field of text of the form, named after what it holds. */
export function FormField({ name, details, onChange, fault, isWide, hasHint, ...more }: FormFieldProps) {
  const { t } = useTexts()
  const label = t(`registration.fields.${name}`)
  return (
    <div data-field={name} className={isWide ? styles.wide : undefined}>
      <TextField
        {...more}
        label={more.required ? label : t('registration.optional', { label })}
        hint={hasHint ? t(`registration.hints.${name}`) : undefined}
        fault={fault(name)}
        value={details[name]}
        onChange={(value) => onChange({ [name]: value })}
      />
    </div>
  )
}
