import type { AttributeDefinition, StructureFaultCode } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Select, TextField } from '@energycockpit/ui'
import { maxAttributeText } from '@energycockpit/contract'
import { attributeField, inUse } from './attribute-draft'
import { labelOfAttribute } from './attribute-text'
import type { Draft } from './draft-values'
import styles from './form.module.css'

interface AttributeFieldsProps {
  definitions: readonly AttributeDefinition[]
  draft: Draft
  fault: (field: string) => StructureFaultCode | undefined
  onChange: (field: string, value: string) => void
}

/** What administrators have defined about items of this kind; without any there are no fields. */
export function AttributeFields({ definitions, draft, fault, onChange }: AttributeFieldsProps) {
  const { t, formats } = useTexts()
  return inUse(definitions).map((definition) => {
    const field = attributeField(definition.id)
    const code = fault(field)
    return (
      <AttributeField
        key={field}
        definition={definition}
        value={draft[field] ?? ''}
        fault={code && t(`faults.${code}`, { example: formats.exampleNumber })}
        onChange={(value) => onChange(field, value)}
      />
    )
  })
}

interface AttributeFieldProps {
  definition: AttributeDefinition
  value: string
  fault: string | undefined
  onChange: (value: string) => void
}

function AttributeField({ definition, fault, ...field }: AttributeFieldProps) {
  const { t } = useTexts()
  const common = { ...field, fault, label: labelOfAttribute(definition), autoComplete: 'off' }
  switch (definition.type) {
    case 'TEXT':
      return <TextField {...common} maxLength={maxAttributeText} />
    case 'NUMBER':
      return <TextField {...common} inputMode="decimal" />
    case 'DATE':
      return <TextField {...common} type="date" />
    case 'CHOICE': {
      const none = { value: '', label: t('form.none') }
      const choices = definition.choices.map(({ id, name }) => ({ value: id, label: name }))
      return (
        <div>
          <Select
            inForm
            label={common.label}
            groups={[{ label: '', choices: [none, ...choices] }]}
            value={field.value}
            onChange={field.onChange}
          />
          {fault && (
            <p role="alert" className={styles.fault}>
              {fault}
            </p>
          )}
        </div>
      )
    }
  }
}
