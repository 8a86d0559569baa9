import type { AdministeredUser } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { useState } from 'react'
import { ConfirmedStep } from '../administration/confirmed-step'
import { takeStep, type StepOfUser } from './steps-of-user'
import { usersKey } from './use-users'
import { UserDialog } from './user-dialog'

interface ChangeUserProps {
  user: AdministeredUser
  roles: readonly number[]
  onClose: () => void
}

/** The dialog of a user; a step that the user feels has a question of its own in its place. */
export function ChangeUser({ user, roles, onClose }: ChangeUserProps) {
  const { t, locale } = useTexts()
  const { api } = useFeature()
  const [step, setStep] = useState<StepOfUser>()
  if (!step) return <UserDialog {...{ user, roles, onClose }} onStep={setStep} />
  const names = { name: user.displayName, userName: user.userName }
  const text = (what: string) => t(`user.asks.${step}.${what}`, names)
  return (
    <ConfirmedStep
      title={text('title')}
      label={text('do')}
      done={text('done')}
      act={() => takeStep(api, step, user.uuid, locale)}
      changes={[usersKey]}
      onClose={(done) => (done ? onClose() : setStep(undefined))}
    >
      <p>{text('text')}</p>
    </ConfirmedStep>
  )
}
