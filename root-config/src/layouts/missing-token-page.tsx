import { useTranslate } from '@energycockpit/i18n'
import { ErrorState } from '@energycockpit/ui'
import { useEffect } from 'react'
import { HeadedState } from './headed-state'

/** The blocking page belongs to a log-in; by itself, without that log-in's token, it has nothing to show. */
export function MissingTokenPage() {
  const { t } = useTranslate()
  useEffect(() => reportError(new Error('missing actionToken')), [])
  return (
    <HeadedState heading={t('blocking.title')}>
      <ErrorState title={t('blocking.title')}>
        <p>{t('blocking.missingToken')}</p>
        <p>
          <a href="/platform/home-portal">{t('blocking.signIn')}</a>
        </p>
      </ErrorState>
    </HeadedState>
  )
}
