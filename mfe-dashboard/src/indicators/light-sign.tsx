import { useTexts } from '@energycockpit/i18n'
import { classNames } from '@energycockpit/ui'
import type { Judgement } from './rules/judgement'
import styles from './indicators.module.css'

/** The traffic light: a shape of its own for each, and always its words. */
export function LightSign({ light }: { light: Judgement['light'] }) {
  const { t } = useTexts()
  return (
    <span className={classNames(styles.light, styles[light])}>
      <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.sign}>
        {shapes[light] ?? <path d="M3 8h10" fill="none" stroke="currentcolor" strokeWidth="2" />}
      </svg>
      {t(`indicators.lights.${light}`)}
    </span>
  )
}

const shapes: Partial<Record<Judgement['light'], React.ReactNode>> = {
  ON_TARGET: <circle cx="8" cy="8" r="6.5" fill="currentcolor" />,
  AT_RISK: <path d="M8 1.5 15 14.5H1z" fill="currentcolor" />,
  OFF_TARGET: <path d="M2 2h12v12H2z" fill="currentcolor" />,
}
