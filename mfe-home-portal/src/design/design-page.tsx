import { useTexts } from '@energycockpit/i18n'
import { ComponentSpecimens } from './component-specimens'
import { Swatch } from './swatch'
import { colourGroups, typeScale } from './tokens'
import { TypeSpecimen } from './type-specimen'
import styles from './design-page.module.css'

const themes = [
  { name: 'light', theme: 'light', contrast: 'standard' },
  { name: 'dark', theme: 'dark', contrast: 'standard' },
  { name: 'lightContrast', theme: 'light', contrast: 'more' },
  { name: 'darkContrast', theme: 'dark', contrast: 'more' },
] as const

/** The design language on one page: every token and component, in all themes side by side. */
export function DesignPage() {
  const { t } = useTexts()
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t('design.title')}</h1>
      <p>{t('design.lead')}</p>
      <div className={styles.themes}>
        {themes.map(({ name, theme, contrast }) => (
          <section
            key={name}
            data-theme={theme}
            data-contrast={contrast}
            className={styles.theme}
            aria-label={t(`design.${name}`)}
          >
            <h2>{t(`design.${name}`)}</h2>
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
