import { useTranslate } from '@energycockpit/i18n'
import { Page, Spinner } from '@energycockpit/ui'
import { useEffect } from 'react'
import { signOut } from '../logout/sign-out'
import styles from './logout-page.module.css'

/** Whoever comes here is signed out. */
export function LogoutPage() {
  const { t } = useTranslate()
  useEffect(signOut, [])
  return (
    <Page className={styles.page}>
      <h1 tabIndex={-1}>{t('signingOut')}</h1>
      <Spinner label={t('signingOut')} />
    </Page>
  )
}
