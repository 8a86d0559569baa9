import { useTexts } from '@energycockpit/i18n'
import styles from './demo-note.module.css'

/** Says what of the demo portfolio is real and what is not. */
export function DemoNote({ legalUrl }: { legalUrl: string }) {
  const { t } = useTexts()
  return (
    <aside className={styles.note} aria-labelledby="demo-title">
      <h2 id="demo-title">{t('landing.demoTitle')}</h2>
      <p>{t('landing.demoText')}</p>
      <p>
        <a href={legalUrl}>{t('landing.demoSource')}</a>
      </p>
    </aside>
  )
}
