import { withdrawRegistration, type Registration } from '@energycockpit/contract'
import { isCallError } from '@energycockpit/api-client'
import { retryUnlessFinal } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, ErrorState, PageHead, Panel, PartialNotice, Waiting } from '@energycockpit/ui'
import { useState } from 'react'
import { ConfirmedStep } from '../administration/confirmed-step'
import { AcceptDialog } from './accept-dialog'
import { RegistrationFacts } from './registration-facts'
import { RejectDialog } from './reject-dialog'
import styles from './registrations.module.css'
import { registrationsKey, useRegistration } from './use-registrations'

/** One registration with all that it says, and what may be done about it. */
export function RegistrationView({ id }: { id: string }) {
  const { t } = useTexts()
  const found = useRegistration(id)
  if (found.data) return <Found registration={found.data} />
  const isGone = isCallError(found.error) && [400, 404].includes(found.error.status)
  if (isGone) return <PageHead title={t('registrations.gone')} lead={t('registrations.goneWhy')} />
  return (
    <>
      <PageHead title={t('registrations.one')} />
      {found.isError ? (
        <ErrorState
          title={t('registrations.failedOne')}
          retry={retryUnlessFinal(found.error, t('failure.retry'), found.refetch)}
        />
      ) : (
        <Waiting label={t('loading')} />
      )}
    </>
  )
}

function Found({ registration }: { registration: Registration }) {
  const { t, formats } = useTexts()
  const { api, navigate, basePath } = useFeature()
  const [open, setOpen] = useState<'accept' | 'reject' | 'delete'>()
  const close = () => setOpen(undefined)
  const { id: registrationId, companyName, state, sentAt, hints, revision } = registration
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const lead = [t(`registrations.states.${state}`), formats.dateTime(sentAt, zone)].join(' · ')
  return (
    <>
      <PageHead title={companyName} lead={lead} />
      {state === 'CONFIRMED' && hints.length > 0 && (
        <PartialNotice>
          <p>{t('registrations.known')}</p>
          <ul>
            {hints.map(({ hint, name }) => (
              <li key={`${hint} ${name}`}>{t(`registrations.hints.${hint}`, { name })}</li>
            ))}
          </ul>
        </PartialNotice>
      )}
      <Panel
        title={t('registrations.details')}
        actions={
          <div className={styles.steps}>
            {state === 'CONFIRMED' && (
              <>
                <Button look="primary" onClick={() => setOpen('accept')}>
                  {t('registrations.accept.open')}
                </Button>
                <Button onClick={() => setOpen('reject')}>{t('registrations.reject.open')}</Button>
              </>
            )}
            <Button look="quiet" onClick={() => setOpen('delete')}>
              {t('registrations.delete.open')}
            </Button>
          </div>
        }
      >
        <RegistrationFacts registration={registration} />
      </Panel>
      {open === 'accept' && <AcceptDialog registration={registration} onClose={close} />}
      {open === 'reject' && <RejectDialog registration={registration} onClose={close} />}
      {open === 'delete' && (
        <ConfirmedStep
          title={t('registrations.delete.title', { name: companyName })}
          label={t('registrations.delete.do')}
          act={() => api.call(withdrawRegistration, { params: { registrationId }, query: { revision } })}
          done={t('registrations.delete.done', { name: companyName })}
          changes={[[...registrationsKey, {}]]}
          onClose={(done) => {
            close()
            if (done) navigate(`${basePath}/home-portal/registrations`)
          }}
        >
          <p>{t('registrations.delete.text')}</p>
        </ConfirmedStep>
      )}
    </>
  )
}
