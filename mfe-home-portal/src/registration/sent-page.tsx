import { resendRegistrationMail } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, StepButton } from '@energycockpit/ui'
import { useMutation } from '@tanstack/react-query'
import { VisitorPage } from '../public/visitor-page'
import { FailureNote } from './failure-note'
import { useHeadingFocus } from '../use-heading-focus'

interface SentPageProps {
  email: string
  /** Of the form that was sent. */
  ticket: string
  /** Whether the form still has what was sent. */
  canChange: boolean
  /** Back to the form. */
  onChange: () => void
}

/** The form has been sent; what is to be done now stands in a mail. */
export function SentPage({ email, ticket, canChange, onChange }: SentPageProps) {
  const { t } = useTexts()
  const { api, notify } = useFeature()
  const place = useHeadingFocus('sent', { atFirst: true })
  const again = useMutation({
    mutationFn: () => api.call(resendRegistrationMail, { body: { ticket } }),
    onSuccess: () => notify({ kind: 'success', text: t('registration.sent.again', { email }) }),
  })
  return (
    <div ref={place}>
      <VisitorPage
        title={t('registration.sent.title')}
        lead={t('registration.sent.lead', { email })}
        steps={
          <>
            <StepButton
              large
              pending={again.isPending}
              working={t('registration.sending')}
              onClick={() => again.mutate()}
            >
              {t('registration.sent.resend')}
            </StepButton>
            <Button large onClick={onChange}>
              {t(canChange ? 'registration.sent.change' : 'registration.sent.another')}
            </Button>
          </>
        }
      >
        <ol>
          <li>{t('registration.sent.open')}</li>
          <li>{t('registration.sent.confirm')}</li>
          <li>{t('registration.sent.review')}</li>
        </ol>
        <p>{t('registration.sent.nothing')}</p>
        <FailureNote error={again.error} />
      </VisitorPage>
    </div>
  )
}
