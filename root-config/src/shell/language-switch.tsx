import { useTranslate } from '@energycockpit/i18n'
import { SegmentedControl } from '@energycockpit/ui'
import { showNotice } from '../portal/notices'
import { usePortal, usePortalState } from './portal-context'

/** Changes the language without leaving the page or losing what was done on it. */
export function LanguageSwitch() {
  const { t } = useTranslate()
  const portal = usePortal()
  const locale = usePortalState((state) => state.locale)
  const supportedLocales = usePortalState((state) => state.supportedLocales)
  return (
    <SegmentedControl
      label={t('header.language')}
      choices={supportedLocales.map((value) => ({ value, label: value.toUpperCase() }))}
      value={locale}
      onChange={(wanted) => {
        portal.changeLocale(wanted).catch((error: unknown) => {
          console.warn('The language could not be changed', error)
          showNotice(portal.state, { kind: 'error', text: t('localeFailure') })
        })
      }}
    />
  )
}
