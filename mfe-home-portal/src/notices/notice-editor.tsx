import { supportedLocales, type Locale, type NoticeFault } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { SegmentedControl } from '@energycockpit/ui'
import { useEffect, useRef } from 'react'
import { NoticeFields } from './notice-fields'
import { NoticePreview } from './notice-preview'
import type { NoticeTexts } from './notice-texts'
import styles from './notice-editor.module.css'

interface NoticeEditorProps {
  type: string
  texts: NoticeTexts
  /** The language that is shown. */
  locale: Locale
  onLocale: (locale: Locale) => void
  faults?: readonly NoticeFault[]
  /** Absent: there is nothing to write, only to look at. */
  onChange?: (texts: NoticeTexts) => void
}

/** One language of a notice beside the card that its readers will see; the other is a press away. */
export function NoticeEditor({ type, texts, locale, onLocale, faults = [], onChange }: NoticeEditorProps) {
  const { t } = useTexts()
  const isWritten = onChange !== undefined
  const wasWritten = useRef(isWritten)
  const sides = useRef<HTMLDivElement>(null)
  // The button that began to write is gone.
  useEffect(() => {
    if (isWritten && !wasWritten.current) sides.current?.querySelector('input')?.focus()
    wasWritten.current = isWritten
  }, [isWritten])
  const choices = supportedLocales.map((value) => ({ value, label: t(`invite.locales.${value}`) }))
  const elsewhere = supportedLocales.filter(
    (other) => other !== locale && faults.some((fault) => fault.locale === other),
  )
  return (
    <div className={styles.editor}>
      <div>
        <SegmentedControl
          label={t('notices.languageShown')}
          choices={choices}
          value={locale}
          onChange={onLocale}
        />
        <div role="alert">
          {elsewhere.map((other) => (
            <p key={other} className={styles.elsewhere}>
              {t('notices.faultsElsewhere', { language: t(`invite.locales.${other}`) })}
            </p>
          ))}
        </div>
      </div>
      <div ref={sides} className={isWritten ? styles.sides : undefined}>
        {onChange && <NoticeFields {...{ type, texts, locale, faults, onChange }} />}
        <div className={styles.preview}>
          <p className={styles.caption}>{t('notices.preview')}</p>
          <NoticePreview type={type} texts={texts} locale={locale} label={t('notices.preview')} />
        </div>
      </div>
    </div>
  )
}
