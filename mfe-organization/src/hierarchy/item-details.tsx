import type { AttributeDefinition, ReadStructureItem } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { deviceZone } from '../device-zone'
import { attributeField } from '../form/attribute-draft'
import { valuesOfFields } from '../form/item-values'
import { inputsOf, isFurther, type FieldInput } from '../form/field-inputs'
import { useFieldText } from '../form/field-text'
import styles from './hierarchy.module.css'

/** All fields of an item, and who touched it last. */
export function ItemDetails({ read: { item, names, attributes } }: { read: ReadStructureItem }) {
  const { t, formats } = useTexts()
  const textOf = useFieldText(names, attributes)
  const given = valuesOfFields(item.fields)
  const values = item.fields as unknown as Readonly<Record<string, unknown>>
  const touched = (what: 'created' | 'changed') => {
    const { at, by } = item[what]
    const when = formats.dateTime(at, deviceZone())
    return by === null ? t(`page.${what}`, { when }) : t(`page.${what}By`, { when, who: by })
  }
  // Most items have never been moved, and have few reference quantities.
  const isShown = (input: FieldInput) =>
    (input.field !== 'formerParents' && !isFurther(input)) ||
    (values[input.field] as readonly unknown[]).length > 0
  // Of what is archived nobody will enter a value any more.
  const isKnown = ({ id, archivedAt }: AttributeDefinition) =>
    archivedAt === null || given[attributeField(id)] !== undefined
  return (
    <>
      <dl className={styles.details}>
        {inputsOf[item.fields.kind].filter(isShown).map(({ field }) => (
          <div key={field}>
            <dt>{t(`fields.${field}`)}</dt>
            <dd>{textOf(field, values[field])}</dd>
          </div>
        ))}
        {attributes.filter(isKnown).map((attribute) => (
          <div key={attribute.id}>
            <dt>
              {attribute.name} {attribute.archivedAt !== null && t('hierarchy.archived')}
            </dt>
            <dd>{textOf(attributeField(attribute.id), given[attributeField(attribute.id)])}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.touched}>
        {touched('created')} {item.revision > 1 && touched('changed')}
      </p>
    </>
  )
}
