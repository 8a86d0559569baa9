import type { RegistrationDetails } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { PageHead, StepButton, useFaults } from '@energycockpit/ui'
import { useRef, useState } from 'react'
import { CompanyFields } from './company-fields'
import { ContactFields } from './contact-fields'
import { Consent } from './consent'
import { ErrorSummary } from './error-summary'
import { FailureNote } from './failure-note'
import type { FieldsProps } from './form-field'
import { fieldsInOrder, formFaults, type FieldName } from './form-faults'
import styles from './registration.module.css'
import { useSending } from './use-sending'
import { WishFields } from './wish-fields'

interface RegistrationFormProps {
  details: RegistrationDetails
  onChange: (details: RegistrationDetails) => void
  /** With the ticket by which it was sent. */
  onSent: (ticket: string) => void
}

export function RegistrationForm({ details, onChange, onSent }: RegistrationFormProps) {
  const { t, formats } = useTexts()
  const { basePath } = useFeature()
  const form = useRef<HTMLFormElement>(null)
  const [consent, setConsent] = useState(false)
  const [homepage, setHomepage] = useState('')
  const found = Object.entries(formFaults(details, consent)).map(([field, { text, most = 0 }]) => [
    field,
    t(`registration.faults.${text}`, { most: formats.number(most, 0) }),
  ])
  const faults = Object.fromEntries(found) as Partial<Record<FieldName, string>>
  const { fault, submit } = useFaults(faults)
  const { sending, openingFailure } = useSending(onSent)
  const fields: FieldsProps = {
    ...{ details, fault },
    onChange: (changes) => onChange({ ...details, ...changes }),
  }

  return (
    <div className={styles.page}>
      <PageHead title={t('registration.title')} lead={t('registration.lead')} />
      <FailureNote error={openingFailure} />
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={submit(() => sending.mutate({ details, homepage }))}
      >
        <CompanyFields {...fields} />
        <ContactFields {...fields} />
        <WishFields {...fields} />
        <div className={styles.trap} inert>
          <label>
            {t('registration.homepage')}
            <input
              tabIndex={-1}
              autoComplete="off"
              value={homepage}
              onChange={({ target }) => setHomepage(target.value)}
            />
          </label>
        </div>
        <Consent
          checked={consent}
          onChange={setConsent}
          fault={fault('consent')}
          legalUrl={`${basePath}/home-portal/legal`}
        />
        <div className={styles.end}>
          <ErrorSummary form={form} faults={fieldsInOrder.filter((field) => fault(field) !== undefined)} />
          <FailureNote error={sending.error} />
          <div>
            <StepButton
              large
              look="primary"
              type="submit"
              pending={sending.isPending}
              working={t('registration.sending')}
            >
              {t('registration.send')}
            </StepButton>
          </div>
        </div>
      </form>
    </div>
  )
}
