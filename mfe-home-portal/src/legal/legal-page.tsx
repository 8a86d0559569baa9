import { useTexts } from '@energycockpit/i18n'
import styles from './legal-page.module.css'

const dataSet = 'https://doi.org/10.5281/zenodo.10955332'
const holidays = 'https://github.com/commenthol/date-holidays'

/** Imprint, privacy and licences, for everyone. */
export function LegalPage() {
  const { t } = useTexts()
  return (
    <article className={styles.page}>
      <h1 tabIndex={-1}>{t('legal.title')}</h1>
      <h2>{t('legal.imprint')}</h2>
      <p>{t('legal.imprintText')}</p>
      <h2>{t('legal.privacy')}</h2>
      <p>{t('legal.privacyText')}</p>
      <p>{t('legal.trackingText')}</p>
      <h2>{t('legal.licences')}</h2>
      <p>{t('legal.software')}</p>
      <p>
        {t('legal.holidays')}{' '}
        <a href={holidays} rel="noreferrer">
          github.com/commenthol/date-holidays
        </a>
      </p>
      <p>{t('legal.data')}</p>
      <p>
        <a href={dataSet} rel="noreferrer">
          {t('legal.dataLink')}
        </a>
      </p>
      <p>{t('legal.invented')}</p>
    </article>
  )
}
