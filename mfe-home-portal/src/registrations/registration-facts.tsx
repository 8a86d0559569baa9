import type { Registration } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { companyOf } from './company-of'
import styles from './registrations.module.css'

/** All that a registration says, and what has become of it; what it does not say is left out. */
export function RegistrationFacts({ registration }: { registration: Registration }) {
  const { t, locale, formats } = useTexts()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const time = (instant: string) => formats.dateTime(instant, zone)
  /** `terms 3c32993e4d73, privacy 2026-11-27`, as the server writes it; whatever else it is stands as it is. */
  const consentOf = (version: string) => {
    const [, terms, day] = /^terms (\w+), privacy (\d{4}-\d\d-\d\d)$/.exec(version) ?? []
    return terms && day
      ? t('registrations.consentVersion', { terms, day: formats.date(`${day}T00:00:00Z`, 'UTC') })
      : version
  }
  const { decision, accesses, postalCode, city, country } = registration
  const field = (name: string) => t(`registration.fields.${name}`)
  const countryName = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
  const facts: [string, string | null][] = [
    [field('companyName'), companyOf(registration)],
    [
      t('registrations.address'),
      [registration.street, `${postalCode} ${city}`.trim(), countryName].join('\n'),
    ],
    [field('taxNumber'), registration.taxNumber],
    [field('registerNumber'), registration.registerNumber],
    [t('registration.contact'), registration.contactName],
    [field('position'), registration.position],
    [field('email'), registration.email],
    [field('phone'), registration.phone],
    [t('registrations.wanted'), accesses.map((one) => t(`registration.accesses.${one}`)).join(', ')],
    [field('message'), registration.message],
    [t('registrations.language'), t(`invite.locales.${registration.locale}`)],
    [t('registrations.cameBy'), registration.businessName],
    [t('registrations.confirmedAt'), registration.confirmedAt && time(registration.confirmedAt)],
    [t('registrations.decidedAt'), decision && [time(decision.at), decision.by].filter(Boolean).join(' · ')],
    [t('registrations.acceptedTo'), decision?.businessName ?? null],
    [t('registrations.reason'), decision?.reason ?? null],
    [t('registrations.consent'), consentOf(registration.consentVersion)],
    [t('registrations.reference'), registration.id.slice(0, 8).toUpperCase()],
    [t('registrations.deletedAt'), time(registration.deletedAt)],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
