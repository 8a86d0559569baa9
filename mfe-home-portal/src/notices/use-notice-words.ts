import { supportedLocales, type Notice } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { headlineOf, textsOfLayout } from './notice-texts'
import { stateOfNotice } from './state-of-notice'

/** How a notice is spoken of. */
export function useNoticeWords() {
  const { t, locale, formats } = useTexts()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const date = (at: string) => formats.date(at, zone)

  function audience({ audience: whom, businessName }: Pick<Notice, 'audience' | 'businessName'>): string {
    switch (whom.kind) {
      case 'everybody':
        return t('notices.audience.everybody')
      case 'user':
        return t('notices.audience.user', { userName: whom.userName })
      case 'business': {
        const business = businessName ?? `${whom.businessId}`
        return t(`notices.audience.${whom.withSubBusinesses ? 'businesses' : 'business'}`, { business })
      }
    }
  }

  const type = (of: string) => t(`notices.types.${of}`, { defaultValue: of })

  /** What its latest version is headed with, if need be in another language; the type where it has no words yet. */
  function name({ type: of, versions }: Pick<Notice, 'type' | 'versions'>): string {
    const [latest] = versions
    const texts = latest && textsOfLayout(of, latest.layout)
    const headlines = [locale, ...supportedLocales].map((one) => texts && headlineOf(of, texts, one).trim())
    return headlines.find(Boolean) ?? type(of)
  }

  function state(notice: Notice): string {
    const { kind, published } = stateOfNotice(notice)
    if (kind === 'withdrawn') return t('notices.states.withdrawn', { date: date(notice.retiredAt ?? '') })
    if (!published) return t('notices.states.draft')
    return t('notices.states.inForce', { number: published.number, date: date(published.publishedAt ?? '') })
  }

  return { audience, type, name, state, date }
}
