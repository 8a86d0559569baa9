import {
  faultsOfDefinition,
  type AttributeDefinition,
  type AttributeDefinitionFaultCode,
  type AttributeType,
  type AttributeUses,
} from '@energycockpit/contract'

/** What stands in the form of an attribute. What its type does not ask for is kept until another type is chosen again. */
export interface AttributeForm {
  name: string
  type: AttributeType
  unit: string
  choices: readonly ChoiceRow[]
}

export interface ChoiceRow {
  /** Null: a new one. */
  id: string | null
  name: string
}

export const formOf = ({ name, type, unit, choices }: AttributeDefinition): AttributeForm => ({
  ...{ name, type, unit: unit ?? '', choices },
})

export const emptyForm: AttributeForm = {
  name: '',
  type: 'TEXT',
  unit: '',
  choices: [{ id: null, name: '' }],
}

/** The definition that a form says; lines of new choices without a name are none. */
export const definitionOf = ({ name, type, unit, choices }: AttributeForm) => ({
  ...{ name: name.trim(), type },
  unit: type === 'NUMBER' && unit.trim() !== '' ? unit.trim() : null,
  choices:
    type === 'CHOICE'
      ? choices
          .map((choice) => ({ ...choice, name: choice.name.trim() }))
          .filter((choice) => choice.id !== null || choice.name !== '')
      : [],
})

export type FormFault = AttributeDefinitionFaultCode | 'REQUIRED' | 'CHOICE_EMPTY'
export type FormFaults = Partial<Record<'name' | 'type' | 'unit' | 'choices', FormFault>>

/** What is wrong with a form, the first fault of each field. */
export function faultsOfForm(
  form: AttributeForm,
  around: {
    others: readonly AttributeDefinition[]
    before: AttributeDefinition | undefined
    uses: AttributeUses | undefined
  },
): FormFaults {
  const definition = definitionOf(form)
  if (definition.name === '') return { name: 'REQUIRED' }
  if (definition.choices.some(({ name }) => name === '')) return { choices: 'CHOICE_EMPTY' }
  const { others, before, uses } = around
  const found = faultsOfDefinition(definition, { others, ...(before && { before }), ...(uses && { uses }) })
  return Object.fromEntries(found.reverse().map(({ field, code }) => [field, code]))
}
