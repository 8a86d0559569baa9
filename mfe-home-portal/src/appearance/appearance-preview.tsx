import { themeOf, type AccentColours, type ContrastMode, type Scheme } from '@energycockpit/appearance'
import { useTexts } from '@energycockpit/i18n'
import { Button } from '@energycockpit/ui'
import { useLayoutEffect, useRef } from 'react'
import styles from './appearance.module.css'

interface AppearancePreviewProps {
  /** Of the business. */
  name: string
  looks: { accent: AccentColours | undefined; logo: string; logoDark: string; favicon: string }
  /** The accent that was chosen cannot be read, and what is shown is the nearest that can. */
  isAdjusted: boolean
}

const views: readonly { name: string; scheme: Scheme; contrast: ContrastMode }[] = [
  { name: 'light', scheme: 'light', contrast: 'standard' },
  { name: 'dark', scheme: 'dark', contrast: 'standard' },
  { name: 'highContrast', scheme: 'light', contrast: 'more' },
  { name: 'highContrastDark', scheme: 'dark', contrast: 'more' },
]

/** A piece of the portal in every theme, as it will be. What surrounds it keeps its own colours. */
export function AppearancePreview({ name, looks, isAdjusted }: AppearancePreviewProps) {
  const { t } = useTexts()
  return (
    <section className={styles.preview} aria-label={t('appearance.preview')}>
      <h2>{t('appearance.preview')}</h2>
      {isAdjusted && <p className={styles.note}>{t('appearance.adjusted')}</p>}
      <div className={styles.views}>
        {views.map((view) => (
          <figure key={view.name}>
            <figcaption className={styles.note}>{t(`appearance.views.${view.name}`)}</figcaption>
            <PieceOfPortal
              {...{ ...view, name }}
              accent={looks.accent}
              logo={view.scheme === 'dark' ? looks.logoDark : looks.logo}
            />
          </figure>
        ))}
      </div>
      <p className={styles.tab}>
        <img src={looks.favicon} alt="" width="16" height="16" />
        {t('appearance.tab', { name })}
      </p>
    </section>
  )
}

interface PieceOfPortalProps {
  name: string
  scheme: Scheme
  contrast: ContrastMode
  accent: AccentColours | undefined
  logo: string
}

/** Custom properties are set by script: the portal admits no style attributes. */
function PieceOfPortal({ name, scheme, contrast, accent, logo }: PieceOfPortalProps) {
  const { t } = useTexts()
  const place = useRef<HTMLDivElement>(null)
  const { light, dark } = accent ?? {}
  useLayoutEffect(() => {
    const theme = themeOf(light === undefined ? undefined : { light, dark: dark ?? null }, contrast)
    for (const [property, [ofLight, ofDark]] of Object.entries(theme))
      place.current?.style.setProperty(`--${property}`, `light-dark(${ofLight}, ${ofDark})`)
  }, [light, dark, contrast])
  return (
    <div ref={place} className={styles.piece} data-theme={scheme} data-contrast={contrast} inert>
      <div className={styles.head}>
        <img src={logo} alt="" />
        <span>{name}</span>
      </div>
      <div className={styles.body}>
        <p>
          {t('appearance.sample')} <a href="#sample">{t('appearance.sampleLink')}</a>
        </p>
        <p className={styles.tint}>{t('appearance.sampleTint')}</p>
        <div className={styles.buttons}>
          <Button look="primary">{t('appearance.samplePrimary')}</Button>
          <Button>{t('appearance.sampleSecond')}</Button>
        </div>
        <svg viewBox="0 0 120 34" className={styles.chart} aria-hidden="true">
          <path className={styles.electricity} d="M2 32V16h10v16zM42 32V6h10v26zM82 32V12h10v20z" />
          <path className={styles.heat} d="M14 32V10h10v22zM54 32V14h10v18zM94 32V8h10v24z" />
          <path className={styles.water} d="M26 32V24h10v8zM66 32V20h10v12zM106 32V22h10v10z" />
        </svg>
      </div>
    </div>
  )
}
