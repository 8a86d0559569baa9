import { useTexts } from '@energycockpit/i18n'
import type { Place } from '../routing/place'
import styles from './feature-area.module.css'

/** Shows what a feature at this address would get; for authors of features. */
export function BlankPage({ place }: { place: Extract<Place, { kind: 'blank' }> }) {
  const { t, locale } = useTexts()
  return (
    <div className={styles.failure}>
      <h1>{t('blank.title')}</h1>
      <dl>
        <dt>{t('blank.feature')}</dt>
        <dd>{place.featureId}</dd>
        <dt>{t('blank.locale')}</dt>
        <dd>{locale}</dd>
        <dt>{t('blank.subRoutes')}</dt>
        <dd>{place.subRoutes.join(' / ') || '–'}</dd>
      </dl>
    </div>
  )
}
