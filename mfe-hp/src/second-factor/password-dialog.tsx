import { useTexts } from '@energycockpit/i18n'
import { FormDialog } from '@energycockpit/ui'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import form from '../form.module.css'
import { PasswordField } from '../password/password-field'
import { CallFailure } from '../states/call-failure'
import { refusedBecause } from '../states/failure-words'

interface PasswordDialogProps<Answer> {
  title: string
  text: string
  /** What the button that goes on says. */
  action: string
  userName: string
  /** A Keycloak keeps the password, which cannot be asked for here: then `step` gets an empty one. */
  keptByProvider?: boolean
  step: (password: string) => Promise<Answer>
  onDone: (answer: Answer) => void
  onClose: () => void
}

/** Asks for the password before a step that whoever finds the browser open must not take. */
export function PasswordDialog<Answer>(props: PasswordDialogProps<Answer>) {
  const { t } = useTexts()
  const [password, setPassword] = useState('')
  const [sent, setSent] = useState(false)
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const step = useMutation({
    mutationFn: props.step,
    onSuccess: props.onDone,
    onError: () => field.current?.select(),
  })
  const isWrong = refusedBecause(step.error) === 'PASSWORD_WRONG'

  function submit(): void {
    setSent(true)
    if (password === '' && !props.keptByProvider) field.current?.focus()
    else step.mutate(password)
  }

  return (
    <FormDialog
      title={props.title}
      isShort
      className={form.inDialog}
      labels={{ step: props.action, cancel: t('cancel'), working: t('working') }}
      pending={step.isPending}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <p>{props.text}</p>
      {props.keptByProvider ? null : (
        <>
          <input type="text" autoComplete="username" value={props.userName} readOnly hidden />
          <PasswordField
            ref={field}
            label={t('password.current')}
            autoComplete="current-password"
            value={password}
            onChange={(typed) => {
              setPassword(typed)
              if (step.isError) step.reset()
            }}
            fault={
              isWrong
                ? t('failures.PASSWORD_WRONG')
                : sent && password === ''
                  ? t('password.currentMissing')
                  : undefined
            }
          />
        </>
      )}
      {isWrong ? null : <CallFailure failure={step.error} />}
    </FormDialog>
  )
}
