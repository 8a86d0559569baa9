import type { Locale, RegistrationDetails } from '@energycockpit/contract'
import { keptInTab } from './kept-in-tab'

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

/** A form that was sent: where the mail went, and the ticket by which it comes again. */
export interface SentForm {
  email: string
  ticket: string
}

const keptSent = keptInTab('energycockpit.registration.sent')

/** What was sent, for as long as the tab is open, so that nobody who comes back wonders whether it was. */
export const sentForm = {
  read: () => sentOf(keptSent.read()),
  keep: (sent: SentForm) => keptSent.keep(sent),
  forget: keptSent.forget,
}

function sentOf(text: string | null): SentForm | undefined {
  try {
    const { email, ticket } = (JSON.parse(text ?? 'null') ?? {}) as Partial<Record<keyof SentForm, unknown>>
    return typeof email === 'string' && typeof ticket === 'string' ? { email, ticket } : undefined
  } catch {
    return undefined
  }
}

const keptDraft = keptInTab('energycockpit.registration')

/** A draft is kept for as long as the tab is open, and never what was agreed to. */
export const drafts = {
  read: (locale: Locale) => detailsOfDraft(keptDraft.read(), locale),
  keep: (details: RegistrationDetails) => keptDraft.keep(details),
  forget: keptDraft.forget,
}
