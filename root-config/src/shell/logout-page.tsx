import { useTexts } from '@energycockpit/i18n'
import { Spinner } from '@energycockpit/ui'
import { useEffect } from 'react'

/** Time for the last calls of the page that was left. */
const REDIRECT_DELAY = 500

/** Leaves for the server's own sign-out, which ends the session and the sign-in at the provider. */
export function LogoutPage() {
  const { t } = useTexts()
  useEffect(() => {
    const timer = setTimeout(() => location.replace('/logout'), REDIRECT_DELAY)
    return () => clearTimeout(timer)
  }, [])
  return <Spinner label={t('signingOut')} />
}
