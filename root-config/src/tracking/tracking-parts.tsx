import { createTexts, TextsProvider, useTranslate } from '@energycockpit/i18n'
import { Button } from '@energycockpit/ui'
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { usePortalState } from '../shell/portal-context'
import { giveConsent } from './consent'
import styles from './tracking.module.css'
import de from './texts/de.json'
import en from './texts/en.json'
import { isRefusedByBrowser, useConsent, usePageViews } from './use-page-views'

const SETTINGS = 'cookie-settings'

/** Whether the user has asked for the settings, which are the banner again. */
let isAskedFor = false
const watchers = new Set<() => void>()
const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
function ask(asked: boolean): void {
  isAskedFor = asked
  watchers.forEach((watcher) => watcher())
}

function OwnTexts({ children }: { children: ReactNode }) {
  const locale = usePortalState((state) => state.locale)
  const [texts] = useState(() => createTexts({ locale, files: { de, en } }))
  return (
    <TextsProvider texts={texts} locale={locale}>
      {children}
    </TextsProvider>
  )
}

/**
 * Asks whether page views may be counted, above the page and not over it. To decline is as easy as to accept; whoever
 * does neither is not counted, and goes on.
 */
export function ConsentBanner() {
  usePageViews()
  const isAsked = useSyncExternalStore(watch, () => isAskedFor)
  const consent = useConsent()
  if (!isAsked && (consent !== undefined || isRefusedByBrowser())) return null
  return (
    <OwnTexts>
      <Banner isAsked={isAsked} />
    </OwnTexts>
  )
}

function Banner({ isAsked }: { isAsked: boolean }) {
  const { t } = useTranslate()
  const consent = useConsent()
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever has asked for it is led to it; whoever has not keeps the focus where it is.
  useEffect(() => {
    if (isAsked) heading.current?.focus()
  }, [isAsked])
  const banner = useRef<HTMLElement>(null)
  const choose = (chosen: 'accepted' | 'declined') => {
    // The button that was pressed is about to go: back to where it was asked for, else on to the page.
    if (banner.current?.contains(document.activeElement))
      document.querySelector<HTMLElement>(isAsked ? `[data-opens='${SETTINGS}']` : 'main h1')?.focus()
    giveConsent(chosen)
    ask(false)
  }
  return (
    <section ref={banner} className={styles.banner} aria-label={t('title')}>
      <div className={styles.words}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {t('title')}
        </h2>
        <p>
          {t('text')} <a href="/platform/home-portal/legal">{t('whatIsSent')}</a>
        </p>
        {isAsked && <p>{t(isRefusedByBrowser() ? 'refusedByBrowser' : `now.${consent ?? 'open'}`)}</p>}
      </div>
      <div className={styles.choices}>
        <Button large onClick={() => choose('declined')}>
          {t('decline')}
        </Button>
        <Button large onClick={() => choose('accepted')}>
          {t('accept')}
        </Button>
      </div>
    </section>
  )
}

/** In the footer: consent is withdrawn as easily as it was given. */
export function CookieSettings() {
  return (
    <OwnTexts>
      <SettingsButton />
    </OwnTexts>
  )
}

function SettingsButton() {
  const { t } = useTranslate()
  return (
    <button type="button" data-opens={SETTINGS} onClick={() => ask(true)}>
      {t('settings')}
    </button>
  )
}
