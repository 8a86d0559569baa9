import { useTexts } from '@energycockpit/i18n'
import { PageHead } from '@energycockpit/ui'
import { ComponentSpecimens } from './component-specimens'
import { Swatch } from './swatch'
import { colourGroups, typeScale } from './tokens'
import { TypeSpecimen } from './type-specimen'
import styles from './design-page.module.css'

const themes = ['light', 'dark'] as const

/** The design language on one page: every token and component, in light and dark side by side, with more contrast where the system asks for it. */
export function DesignPage() {
  const { t } = useTexts()
  return (
    <div className={styles.page}>
      <PageHead title={t('design.title')} lead={t('design.lead')} />
      <div className={styles.themes}>
        {themes.map((theme) => (
          <section key={theme} data-theme={theme} className={styles.theme} aria-label={t(`design.${theme}`)}>
            <h2>{t(`design.${theme}`)}</h2>
            {Object.entries(colourGroups).map(([group, tokens]) => (
              <div key={group}>
                <h3>{t(`design.${group}`)}</h3>
                <ul className={styles.swatches}>
                  {tokens.map((token) => (
                    <Swatch key={token} token={token} />
                  ))}
                </ul>
              </div>
            ))}
            <ComponentSpecimens />
          </section>
        ))}
      </div>
      <section className={styles.type}>
        <h2>{t('design.type')}</h2>
        {typeScale.map((token) => (
          <TypeSpecimen key={token} token={token} />
        ))}
      </section>
    </div>
  )
}
