import { useTranslate } from '@energycockpit/i18n'
import { Icon, IconButton } from '@energycockpit/ui'
import { overriddenNames } from '../features/module-loader'
import styles from './override-sign.module.css'

/** Names what this browser does not load from the portal, and ends that. */
export function OverrideSign() {
  const { t } = useTranslate()
  const text = t('overrides.from', { names: overriddenNames().join(', ') })

  function end(): void {
    window.importMapOverrides?.resetOverrides()
    location.reload()
  }

  return (
    <p className={styles.sign} title={text}>
      <Icon glyph="warning" />
      <span className={styles.names}>{text}</span>
      <IconButton glyph="close" label={t('overrides.end')} onClick={end} />
    </p>
  )
}
