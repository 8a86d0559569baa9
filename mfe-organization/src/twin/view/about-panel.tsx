import type { TwinObject } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { MarkdownText } from '@energycockpit/markdown'
import { Panel } from '@energycockpit/ui'
import { deviceZone } from '@energycockpit/time'
import { AttributeDetails } from '../../form/attribute-details'
import details from '../../hierarchy/hierarchy.module.css'
import { useTwin } from '../twin-context'
import styles from '../twin.module.css'

/** Description and master data of an object, and who touched it last. */
export function AboutPanel({ object }: { object: TwinObject }) {
  const { t, formats } = useTexts()
  const { twin } = useTwin()
  const { fields, revision } = object
  const touched = (what: 'created' | 'changed') => {
    const { at, by } = object[what]
    const when = formats.dateTime(at, deviceZone())
    return by === null ? t(`page.${what}`, { when }) : t(`page.${what}By`, { when, who: by })
  }
  const parent = twin.objects.find(({ id }) => id === fields.parentObject)?.fields.name
  const shown = {
    category: t(`choices.${fields.category}`),
    parentObject: parent ?? t('twin.directlyAt', { name: twin.location.name }),
    objectId: fields.objectId ?? '–',
  }
  return (
    <Panel title={t('twin.about')}>
      <div className={styles.stack}>
        {fields.description === null ? (
          <p className={styles.muted}>{t('twin.noDescription')}</p>
        ) : (
          <MarkdownText text={fields.description} topLevel={3} />
        )}
        <dl className={details.details}>
          {Object.entries(shown).map(([field, text]) => (
            <div key={field}>
              <dt>{t(`fields.${field}`)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          <AttributeDetails fields={fields} attributes={twin.attributes} />
        </dl>
        <p className={styles.muted}>
          {touched('created')} {revision > 1 && touched('changed')}
        </p>
      </div>
    </Panel>
  )
}
