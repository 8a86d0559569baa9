import { definitionOf, type AttributeForm } from './attribute-form'

/** What is chosen together where two people changed the same attribute: a unit belongs to its type. */
export const comparedFields = ['name', 'type', 'choices'] as const
export type ComparedField = (typeof comparedFields)[number]

/** What a field says as it would be saved. */
function said(form: AttributeForm, field: ComparedField): unknown {
  const { name, type, unit, choices } = definitionOf(form)
  return field === 'name' ? name : field === 'type' ? { type, unit } : choices
}

/** Fields of which two forms differ. */
export const differentIn = (one: AttributeForm, other: AttributeForm): ComparedField[] =>
  comparedFields.filter((field) => JSON.stringify(said(one, field)) !== JSON.stringify(said(other, field)))

/** A form with one field of another. */
export function withField(form: AttributeForm, field: ComparedField, from: AttributeForm): AttributeForm {
  const { name, type, unit, choices } = from
  return { ...form, ...(field === 'name' ? { name } : field === 'type' ? { type, unit } : { choices }) }
}

/** What somebody else changed and this user has not touched becomes theirs; the rest stays. */
export function takeUntouched(form: AttributeForm, shown: AttributeForm, theirs: AttributeForm) {
  const touched = new Set(differentIn(form, shown))
  return comparedFields
    .filter((field) => !touched.has(field))
    .reduce((taken, field) => withField(taken, field, theirs), form)
}
