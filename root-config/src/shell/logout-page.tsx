import { useTexts } from '@energycockpit/i18n'
import { Spinner } from '@energycockpit/ui'
import { useEffect } from 'react'
import { signOut } from '../logout/sign-out'

/** Whoever comes here is signed out. */
export function LogoutPage() {
  const { t } = useTexts()
  useEffect(signOut, [])
  return <Spinner label={t('signingOut')} />
}
