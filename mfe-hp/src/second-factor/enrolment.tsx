import { finishSecondFactor, type beginSecondFactor, type CallResponse } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature, useUnsaved } from '@energycockpit/remote'
import { Button, StepButton } from '@energycockpit/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import form from '../form.module.css'
import { CallFailure } from '../states/call-failure'
import { refusedBecause } from '../states/failure-words'
import { CodeField } from './code-field'
import { CopyButton } from './copy-button'
import { grouped } from './grouped'
import styles from './second-factor.module.css'

interface EnrolmentProps {
  enrolment: CallResponse<typeof beginSecondFactor>
  onCancel: () => void
  onDone: (recoveryCodes: readonly string[]) => void
}

/** Brings the secret into an authenticator app, and proves with a first code that it has arrived. */
export function Enrolment({ enrolment: { secret, qrCode }, onCancel, onDone }: EnrolmentProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const [code, setCode] = useState('')
  const [sent, setSent] = useState(false)
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const finish = useMutation({
    mutationFn: () => api.call(finishSecondFactor, { body: { code } }),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
    onError: () => field.current?.select(),
  })
  useUnsaved(code !== '')
  useEffect(() => heading.current?.focus(), [])
  const isWrong = refusedBecause(finish.error) === 'SECOND_FACTOR_WRONG'

  function submit(event: FormEvent): void {
    event.preventDefault()
    setSent(true)
    if (code.trim() === '') field.current?.focus()
    else finish.mutate()
  }

  return (
    <section aria-labelledby={headingId} className={styles.content}>
      <h3 ref={heading} id={headingId} tabIndex={-1}>
        {t('secondFactor.enrol.title')}
      </h3>
      <ol className={styles.steps}>
        <li>
          <p>{t('secondFactor.enrol.scan')}</p>
          <svg
            className={styles.code}
            viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
            role="img"
            aria-label={t('secondFactor.enrol.qrCode')}
            shapeRendering="crispEdges"
          >
            <path d={qrCode.path} />
          </svg>
        </li>
        <li>
          <p>{t('secondFactor.enrol.type')}</p>
          <p className={styles.secret}>
            <code>{grouped(secret)}</code>
            <CopyButton text={secret} label={t('secondFactor.enrol.copySecret')} />
          </p>
        </li>
        <li>
          <form className={form.form} onSubmit={submit} noValidate>
            <CodeField
              ref={field}
              label={t('secondFactor.enrol.code')}
              value={code}
              onChange={(typed) => {
                setCode(typed)
                if (finish.isError) finish.reset()
              }}
              fault={
                isWrong
                  ? t('failures.SECOND_FACTOR_WRONG')
                  : sent && code.trim() === ''
                    ? t('secondFactor.enrol.codeMissing')
                    : undefined
              }
            />
            {isWrong ? null : <CallFailure failure={finish.error} />}
            <div className={form.actions}>
              <StepButton
                large
                look="primary"
                type="submit"
                pending={finish.isPending}
                working={t('working')}
              >
                {t('secondFactor.enrol.finish')}
              </StepButton>
              <Button large onClick={onCancel}>
                {t('cancel')}
              </Button>
            </div>
          </form>
        </li>
      </ol>
    </section>
  )
}
