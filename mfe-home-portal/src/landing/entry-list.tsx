import { useTexts } from '@energycockpit/i18n'
import { Icon, Panel } from '@energycockpit/ui'
import { descriptionKey } from '../menu/menu-places'
import { useMenuPlaces } from '../menu/use-menu-places'
import styles from './entry-list.module.css'

/** The menu's places as links with one line each about what is there. */
export function EntryList({ landingUrl }: { landingUrl: string }) {
  const { t } = useTexts()
  const places = useMenuPlaces(landingUrl)

  return (
    <section aria-labelledby="entries-title">
      <h2 id="entries-title" className={styles.title}>
        {t('landing.entries')}
      </h2>
      {places.length === 0 && <Panel>{t('landing.noEntries')}</Panel>}
      <ul className={styles.entries}>
        {places.map(({ label, url }) => (
          <li key={url}>
            <a className={styles.entry} href={url}>
              <strong>{label}</strong>
              <span className={styles.description}>{t(descriptionKey(url), { defaultValue: '' })}</span>
              <Icon glyph="chevronRight" className={styles.sign} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
