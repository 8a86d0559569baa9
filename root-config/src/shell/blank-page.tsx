import { useTranslate } from '@energycockpit/i18n'
import { Page, PageHead } from '@energycockpit/ui'
import type { Place } from '../routing/place'
import styles from './blank-page.module.css'

/** Shows what a feature at this address would get; for authors of features. */
export function BlankPage({ place }: { place: Extract<Place, { kind: 'blank' }> }) {
  const { t, locale } = useTranslate()
  return (
    <Page className={styles.page}>
      <PageHead title={t('blank.title')} />
      <dl className={styles.facts}>
        <dt>{t('blank.feature')}</dt>
        <dd>{place.featureId}</dd>
        <dt>{t('blank.locale')}</dt>
        <dd>{locale}</dd>
        <dt>{t('blank.subRoutes')}</dt>
        <dd>{place.subRoutes.join(' / ') || '–'}</dd>
      </dl>
    </Page>
  )
}
