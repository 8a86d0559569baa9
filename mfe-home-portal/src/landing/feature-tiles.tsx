import { useTexts } from '@energycockpit/i18n'
import { MenuGlyph, Panel } from '@energycockpit/ui'
import { descriptionKey } from '../menu/menu-places'
import { useMenuPlaces } from '../menu/use-menu-places'
import styles from './feature-tiles.module.css'

/** The menu's places as tiles, each with its sign and a line about what it is for, where the portal knows it. */
export function FeatureTiles({ landingUrl }: { landingUrl: string }) {
  const { t } = useTexts()
  const places = useMenuPlaces(landingUrl)

  return (
    <section aria-labelledby="features-title">
      <h2 id="features-title" className={styles.title}>
        {t('landing.entries')}
      </h2>
      {places.length === 0 && <Panel>{t('landing.noEntries')}</Panel>}
      <ul className={styles.tiles}>
        {places.map(({ label, url, glyph }) => (
          <li key={url}>
            <a className={styles.tile} href={url}>
              <span className={styles.sign}>
                <MenuGlyph name={glyph} />
              </span>
              <strong>{label}</strong>
              <span className={styles.description}>{t(descriptionKey(url), { defaultValue: '' })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
