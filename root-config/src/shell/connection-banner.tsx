import { useTranslate } from '@energycockpit/i18n'
import { Button, Icon } from '@energycockpit/ui'
import styles from './connection-banner.module.css'
import { usePortal, usePortalState } from './portal-context'

/** Says that the server is away. It goes by itself when the server is back. */
export function ConnectionBanner() {
  const { t } = useTranslate()
  const portal = usePortal()
  const connected = usePortalState((state) => state.connected)
  return (
    <div role="status">
      {!connected && (
        <div className={styles.banner}>
          <Icon glyph="warning" />
          <span>{t('connection.lost')}</span>
          <Button onClick={() => void portal.connection.ask()}>{t('connection.retry')}</Button>
        </div>
      )}
    </div>
  )
}
