import type { Locale } from '@energycockpit/contract'
import { useTranslate } from '@energycockpit/i18n'
import { SegmentedControl } from '@energycockpit/ui'
import { useEffect, useEffectEvent } from 'react'
import { showNotice } from '../portal/notices'
import { usePortal, usePortalState } from './portal-context'

/** Changes the language without leaving the page or losing what was done on it; features may ask for it, too. */
export function LanguageSwitch() {
  const { t } = useTranslate()
  const portal = usePortal()
  const locale = usePortalState((state) => state.locale)
  const supportedLocales = usePortalState((state) => state.supportedLocales)
  const change = (wanted: Locale) =>
    portal.changeLocale(wanted).catch((error: unknown) => {
      console.warn('The language could not be changed', error)
      showNotice(portal.state, { kind: 'error', text: t('localeFailure') })
    })
  const onWanted = useEffectEvent(change)
  useEffect(
    () => portal.events.subscribe('locale-wanted', (wanted) => void onWanted(wanted.locale)),
    [portal],
  )
  return (
    <SegmentedControl
      label={t('header.language')}
      choices={supportedLocales.map((value) => ({ value, label: value.toUpperCase() }))}
      value={locale}
      onChange={(wanted) => void change(wanted)}
    />
  )
}
