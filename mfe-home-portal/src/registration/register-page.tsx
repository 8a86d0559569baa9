import { useFeature } from '@energycockpit/remote'
import { PageTexts } from '@energycockpit/i18n'
import { useState } from 'react'
import { ConfirmPage } from './confirm-page'
import { drafts, sentForm } from './draft'
import { RegistrationForm } from './registration-form'
import { SentPage } from './sent-page'

const texts = [
  (locale: string) => import(`../locales/${locale}.json`),
  (locale: string) => import(`./locales/${locale}.json`),
]

/** Where a company asks for access, and confirms by the mailed link that it was the one. */
export function RegisterPage({ confirms }: { confirms: boolean }) {
  const { locale } = useFeature()
  return (
    <PageTexts locale={locale} load={texts}>
      {confirms ? <ConfirmPage /> : <Registering />}
    </PageTexts>
  )
}

function Registering() {
  const { locale } = useFeature()
  const [details, setDetails] = useState(() => drafts.read(locale))
  const [sent, setSent] = useState(sentForm.read)
  if (sent !== undefined)
    return (
      <SentPage
        {...sent}
        // After a reload the details are not there any more.
        canChange={details.email === sent.email}
        onChange={() => {
          if (details.email === sent.email) drafts.keep(details)
          sentForm.forget()
          setSent(undefined)
        }}
      />
    )
  return (
    <RegistrationForm
      details={details}
      onChange={(changed) => {
        setDetails(changed)
        drafts.keep(changed)
      }}
      onSent={(ticket) => {
        drafts.forget()
        const done = { email: details.email, ticket }
        sentForm.keep(done)
        setSent(done)
      }}
    />
  )
}
