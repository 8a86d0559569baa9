import { useTranslate } from '@energycockpit/i18n'
import { Button, Dialog } from '@energycockpit/ui'
import { AddressText } from './address-text'
import styles from './redirect-warning.module.css'

/** Comes before a link that opens another browser tab. */
export function RedirectWarning({ address, onClose }: { address: string; onClose: () => void }) {
  const { t } = useTranslate()
  const redirect = () => {
    window.open(address, '_blank', 'noopener')
    onClose()
  }
  return (
    <Dialog
      title={t('links.redirectTitle')}
      onClose={onClose}
      actions={
        <>
          <Button large onClick={onClose}>
            {t('links.close')}
          </Button>
          <Button large look="primary" onClick={redirect}>
            {t('links.redirect')}
          </Button>
        </>
      }
    >
      <div className={styles.warning}>
        <p>{t('links.redirectText')}</p>
        <AddressText address={address} />
      </div>
    </Dialog>
  )
}
