import { Fragment } from 'react'
import type { AttributeDefinition, StructureKind } from '@energycockpit/contract'
import { AttributeFields } from './attribute-fields'
import { inUse } from './attribute-draft'
import { inputsOf, isFurther, sectionsOf, type FieldInput } from './field-inputs'
import { FieldSection } from './field-section'
import { FurtherQuantities } from './further-quantities'
import { ItemField, type ItemFieldProps } from './item-field'
import { PlaceOnMap } from './place-on-map'
import styles from './form.module.css'

interface ItemFieldsProps extends Omit<ItemFieldProps, 'input'> {
  kind: StructureKind
  /** What the business has defined for items of the kind. */
  attributes: readonly AttributeDefinition[]
}

/** The fields of an item, under headings where there are many. */
export function ItemFields({ kind, attributes, ...rest }: ItemFieldsProps) {
  const { draft, fault, onChange } = rest
  // Below what a meter stands is a question of submeters alone.
  const isAsked = ({ field }: FieldInput) =>
    field !== 'parentMeteringPoint' || ['SUB', 'MANUAL_READ'].includes(draft['objectKind'] ?? '')
  return (
    <>
      {sectionsOf(inputsOf[kind].filter(isAsked)).map(({ section, inputs }) => (
        <FieldSection key={section ?? ''} section={section}>
          <Inputs inputs={inputs} {...rest} />
        </FieldSection>
      ))}
      {inUse(attributes).length > 0 && (
        <FieldSection section="attributes">
          <AttributeFields definitions={attributes} draft={draft} fault={fault} onChange={onChange} />
        </FieldSection>
      )}
    </>
  )
}

function Inputs({ inputs, ...rest }: Omit<ItemFieldProps, 'input'> & { inputs: readonly FieldInput[] }) {
  const field = (input: FieldInput) => <ItemField key={input.field} input={input} {...rest} />
  const lastFurther = inputs.findLast(isFurther)
  return inputs.map((input) => {
    if (!isFurther(input))
      return input.half ? (
        <Fragment key={input.field}>
          <div className={styles.half}>{field(input)}</div>
          {input.field === 'longitude' && <PlaceOnMap draft={rest.draft} onChange={rest.onChange} />}
        </Fragment>
      ) : (
        field(input)
      )
    return input === lastFurther ? (
      <FurtherQuantities
        key="further"
        fields={inputs.filter(isFurther).map((one) => one.field)}
        draft={rest.draft}
        drawField={(name) => field(inputs.find((one) => one.field === name)!)}
      />
    ) : null
  })
}
