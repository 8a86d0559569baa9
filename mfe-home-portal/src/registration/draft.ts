import type { Locale, RegistrationDetails } from '@energycockpit/contract'

const key = 'energycockpit.registration'

export const emptyDetails = (locale: Locale): RegistrationDetails => ({
  ...{ companyName: '', legalForm: '', street: '', postalCode: '', city: '' },
  ...{ country: locale === 'de' ? 'DE' : 'GB', taxNumber: '', registerNumber: '' },
  ...{ contactName: '', position: '', email: '', phone: '', accesses: [], message: '' },
})

/** What of a kept draft can still be used; whatever else it holds is left out. */
export function detailsOfDraft(draft: string | null, locale: Locale): RegistrationDetails {
  const empty = emptyDetails(locale)
  try {
    const kept = JSON.parse(draft ?? '{}') as Partial<Record<string, unknown>>
    const entries = Object.entries(empty).map(([field, value]) => {
      const found = kept[field]
      if (typeof found === typeof value && Array.isArray(found) === Array.isArray(value))
        return [field, found]
      return [field, value]
    })
    return Object.fromEntries(entries) as RegistrationDetails
  } catch {
    return empty
  }
}

const sentKey = 'energycockpit.registration.sent'

/** A form that was sent: where the mail went, and the ticket by which it comes again. */
export interface SentForm {
  email: string
  ticket: string
}

/** What was sent, for as long as the tab is open, so that nobody who comes back wonders whether it was. */
export const sentForm = {
  read(): SentForm | undefined {
    try {
      const kept = JSON.parse(sessionStorage.getItem(sentKey) ?? 'null') as Partial<SentForm> | null
      return typeof kept?.email === 'string' && typeof kept.ticket === 'string'
        ? { email: kept.email, ticket: kept.ticket }
        : undefined
    } catch {
      return undefined
    }
  },
  keep(sent: SentForm): void {
    try {
      sessionStorage.setItem(sentKey, JSON.stringify(sent))
    } catch (error) {
      console.warn('The tab does not remember that the registration was sent', error)
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(sentKey)
    } catch (error) {
      console.warn('The tab still remembers that the registration was sent', error)
    }
  },
}

/** A draft is kept for as long as the tab is open, and never what was agreed to. A browser may refuse to keep it. */
export const drafts = {
  read(locale: Locale): RegistrationDetails {
    try {
      return detailsOfDraft(sessionStorage.getItem(key), locale)
    } catch {
      return emptyDetails(locale)
    }
  },
  keep(details: RegistrationDetails): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(details))
    } catch (error) {
      console.warn('The draft of the registration is not kept', error)
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(key)
    } catch (error) {
      console.warn('The draft of the registration could not be deleted', error)
    }
  },
}
