import type { ReadStructureItem } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { RegionName } from '../closures/region-name'
import { deviceZone } from '@energycockpit/time'
import { AttributeDetails } from '../form/attribute-details'
import { inputsOf, isFurther, type FieldInput } from '../form/field-inputs'
import { useFieldText } from '../form/field-text'
import styles from './hierarchy.module.css'

/** All fields of an item, and who touched it last. */
export function ItemDetails({ read }: { read: ReadStructureItem }) {
  const { item, attributes } = read
  const { t, formats } = useTexts()
  const textOf = useFieldText(read)
  const values = item.fields as unknown as Readonly<Record<string, unknown>>
  const touched = (what: 'created' | 'changed') => {
    const { at, by } = item[what]
    const when = formats.dateTime(at, deviceZone())
    return by === null ? t(`page.${what}`, { when }) : t(`page.${what}By`, { when, who: by })
  }
  // Most items have never been moved, and have few reference quantities; few countries have regions.
  const isShown = (input: FieldInput) =>
    input.input === 'region'
      ? values[input.field] !== null
      : (input.field !== 'formerParents' && !isFurther(input)) ||
        (values[input.field] as readonly unknown[]).length > 0
  return (
    <>
      <dl className={styles.details}>
        {inputsOf[item.fields.kind].filter(isShown).map(({ field, input }) => (
          <div key={field}>
            <dt>{t(`fields.${field}`)}</dt>
            <dd>
              {input === 'region' && typeof values['country'] === 'string' ? (
                <RegionName country={values['country']} region={String(values[field])} />
              ) : (
                textOf(field, values[field])
              )}
            </dd>
          </div>
        ))}
        <AttributeDetails fields={item.fields} attributes={attributes} />
      </dl>
      <p className={styles.touched}>
        {touched('created')} {item.revision > 1 && touched('changed')}
      </p>
    </>
  )
}
