import { confirmRegistration, registrationKeptDays, withdrawOwnRegistration } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, ButtonLink, ConfirmDialog, StepButton } from '@energycockpit/ui'
import { useMutation } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { sharedAddress } from '../public/shared-address'
import { VisitorPage } from '../public/visitor-page'
import { sentForm } from './draft'
import { FailureNote } from './failure-note'
import { useHeadingFocus } from '../use-heading-focus'

/**
 * Where the mailed link leads. Opening it confirms nothing, for programs that look through mail open links, too; only the
 * button does.
 */
export function ConfirmPage() {
  const token = useTokenOfLink()
  return <OfToken key={token} token={token} />
}

const followHash = (onChange: () => void) => {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}
/** Another link that is opened in the same tab loads nothing anew. */
const useTokenOfLink = () => useSyncExternalStore(followHash, () => location.hash.slice(1))

function OfToken({ token }: { token: string }) {
  const { api } = useFeature()
  const [ended, setEnded] = useState<Ended>()
  const confirming = useMutation({
    mutationFn: () => api.call(confirmRegistration, { body: { token } }),
    onSuccess: () => sentForm.forget(),
  })
  const isUnknown = token === '' || confirming.data?.outcome === 'unknown'
  const state = ended ?? (isUnknown ? 'unknown' : confirming.data ? 'confirmed' : 'asked')
  return (
    <ConfirmState
      state={state}
      error={confirming.error}
      pending={confirming.isPending}
      onConfirm={() => confirming.mutate()}
      withdraw={() => api.call(withdrawOwnRegistration, { body: { token } })}
      onEnded={setEnded}
    />
  )
}

type Ended = 'withdrawn' | 'decided'

interface ConfirmStateProps {
  state: 'asked' | 'confirmed' | 'unknown' | Ended
  error: unknown
  pending: boolean
  onConfirm: () => void
  withdraw: () => Promise<{ outcome: Ended }>
  onEnded: (outcome: Ended) => void
}

function ConfirmState({ state, error, pending, onConfirm, withdraw, onEnded }: ConfirmStateProps) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const place = useHeadingFocus(state)
  const [asks, setAsks] = useState(false)
  const register = sharedAddress(`${basePath}/home-portal/register`, location.search)
  return (
    <div ref={place}>
      <VisitorPage
        title={t(`registration.confirm.${state}.title`)}
        lead={t(`registration.confirm.${state}.lead`, { days: registrationKeptDays.SENT })}
        steps={
          <>
            {state === 'asked' && (
              <StepButton
                large
                look="primary"
                pending={pending}
                working={t('registration.sending')}
                onClick={onConfirm}
              >
                {t('registration.confirm.do')}
              </StepButton>
            )}
            {(state === 'asked' || state === 'confirmed') && (
              <Button large onClick={() => setAsks(true)}>
                {t('registration.confirm.withdraw')}
              </Button>
            )}
            {(state === 'unknown' || state === 'withdrawn') && (
              <ButtonLink large href={register}>
                {t('registration.confirm.register')}
              </ButtonLink>
            )}
          </>
        }
      >
        <FailureNote error={error} />
      </VisitorPage>
      {asks && (
        <WithdrawDialog
          withdraw={withdraw}
          onClose={(outcome) => {
            setAsks(false)
            if (outcome) onEnded(outcome)
          }}
        />
      )}
    </div>
  )
}

function WithdrawDialog({
  withdraw,
  onClose,
}: {
  withdraw: () => Promise<{ outcome: Ended }>
  /** Without an outcome nothing was done. */
  onClose: (outcome?: Ended) => void
}) {
  const { t } = useTexts()
  const step = useMutation({ mutationFn: withdraw, onSuccess: ({ outcome }) => onClose(outcome) })
  return (
    <ConfirmDialog
      title={t('registration.withdraw.title')}
      labels={{
        step: t('registration.withdraw.do'),
        cancel: t('registration.withdraw.cancel'),
        working: t('registration.sending'),
      }}
      pending={step.isPending}
      onStep={() => step.mutate()}
      onClose={() => onClose()}
    >
      <p>{t('registration.withdraw.text')}</p>
      <FailureNote error={step.error} />
    </ConfirmDialog>
  )
}
