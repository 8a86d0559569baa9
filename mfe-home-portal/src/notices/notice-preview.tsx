import type { Locale } from '@energycockpit/contract'
import { Card, InformationContent, TermsContent, type Step } from '@energycockpit/notice-cards'
import styles from './notice-preview.module.css'
import { isInformation, type NoticeTexts } from './notice-texts'

const step: Step = { label: 'okAndProceed', busy: false, resolve: () => undefined }

interface NoticePreviewProps {
  type: string
  texts: NoticeTexts
  /** The language in which its reader has the portal. */
  locale: Locale
  label: string
}

/** The card as the blocking page will show it. What is ticked or pressed on it is told to nobody. */
export function NoticePreview({ type, texts, locale, label }: NoticePreviewProps) {
  const shown = { locale, step, isPreview: true }
  return (
    <div role="group" aria-label={label} className={styles.ground}>
      {isInformation(type) ? (
        <Card kind="information" locale={locale} isPreview>
          <InformationContent {...shown} layout={texts.information[locale]} />
        </Card>
      ) : (
        <Card kind="terms" locale={locale} isPreview>
          <TermsContent key={locale} {...shown} layout={texts.pageContent[locale]} />
        </Card>
      )}
    </div>
  )
}
