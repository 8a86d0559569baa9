import {
  beginSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  switchOffSecondFactor,
  type CallResponse,
} from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Panel } from '@energycockpit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { QueryContent } from '../states/query-content'
import { Enrolment } from './enrolment'
import { PasswordDialog } from './password-dialog'
import { RecoveryCodes } from './recovery-codes'
import { SecondFactorState } from './second-factor-state'
import styles from './second-factor.module.css'

type Asked = 'begin' | 'renew' | 'end'

/** A code of an app besides the password: switched on with the app, off with the password. */
export function SecondFactorPanel({ userName }: { userName: string }) {
  const { t } = useTexts()
  const { api, notify } = useFeature()
  const queries = useQueryClient()
  const [requested, setAsked] = useState<Asked>()
  const [enrolment, setEnrolment] = useState<CallResponse<typeof beginSecondFactor>>()
  const [codes, setCodes] = useState<readonly string[]>()
  const place = useRef<HTMLDivElement>(null)
  const factor = useQuery({
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => api.call(getSecondFactor, { signal }),
  })
  /** The button that led back is gone with what it stood in. */
  function showState(leave: () => void): void {
    leave()
    place.current?.focus()
  }
  const dialog = (what: Asked) => ({
    ...{ userName, onClose: () => setAsked(undefined) },
    title: t(`secondFactor.ask.${what}.title`),
    text: t(`secondFactor.ask.${what}.text`),
    action: t(`secondFactor.ask.${what}.action`),
  })

  return (
    <Panel title={t('secondFactor.title')}>
      <div
        ref={place}
        tabIndex={-1}
        role="group"
        aria-label={t('secondFactor.title')}
        className={styles.place}
      >
        {codes ? (
          <RecoveryCodes
            codes={codes}
            userName={userName}
            onDone={() => showState(() => setCodes(undefined))}
          />
        ) : enrolment ? (
          <Enrolment
            enrolment={enrolment}
            onCancel={() => showState(() => setEnrolment(undefined))}
            onDone={(made) => {
              setEnrolment(undefined)
              setCodes(made)
              void factor.refetch()
              // All but this one have ended with it.
              void queries.invalidateQueries({ queryKey: ['sessions'] })
            }}
          />
        ) : (
          <QueryContent query={factor} failed={t('secondFactor.failed')}>
            {(state) => <SecondFactorState {...state} onAsk={setAsked} />}
          </QueryContent>
        )}
      </div>
      {requested === 'begin' && (
        <PasswordDialog
          {...dialog('begin')}
          step={(password) => api.call(beginSecondFactor, { body: { password } })}
          onDone={(begun) => {
            setAsked(undefined)
            setEnrolment(begun)
          }}
        />
      )}
      {requested === 'renew' && (
        <PasswordDialog
          {...dialog('renew')}
          step={(password) => api.call(renewRecoveryCodes, { body: { password } })}
          onDone={({ recoveryCodes }) => {
            setAsked(undefined)
            setCodes(recoveryCodes)
            void factor.refetch()
          }}
        />
      )}
      {requested === 'end' && (
        <PasswordDialog
          {...dialog('end')}
          step={(password) => api.call(switchOffSecondFactor, { body: { password } })}
          onDone={() => {
            setAsked(undefined)
            notify({ kind: 'success', text: t('secondFactor.switchedOff') })
            void factor.refetch()
          }}
        />
      )}
    </Panel>
  )
}
