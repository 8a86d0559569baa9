import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button } from '@energycockpit/ui'
import styles from './failure-page.module.css'

/** By which whoever helps finds the failure in the server's log. */
export function Reference({ reference }: { reference: string }) {
  const { t } = useTexts()
  const { notify } = useFeature()
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(reference)
      notify({ kind: 'success', text: t('failure.copied') })
    } catch (error) {
      console.warn('The reference could not be copied', error)
      notify({ kind: 'error', text: t('failure.notCopied') })
    }
  }
  return (
    <div className={styles.help}>
      <p>{t('failure.help')}</p>
      <p className={styles.reference}>{t('failure.correlation', { id: reference })}</p>
      <Button onClick={() => void copy()}>{t('failure.copy')}</Button>
    </div>
  )
}
