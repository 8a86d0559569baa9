import { changePassword } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature, useUnsaved } from '@energycockpit/remote'
import { Checkbox, Panel, StepButton } from '@energycockpit/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState, type FormEvent } from 'react'
import form from '../form.module.css'
import { CallFailure } from '../states/call-failure'
import { refusedBecause } from '../states/failure-words'
import { brokenRules, type PasswordDraft } from './new-password'
import { PasswordField } from './password-field'
import { RuleList } from './rule-list'

const nothing: PasswordDraft = { current: '', fresh: '', again: '' }

/** Sets a new password, after its rules, which are those of the server. */
export function PasswordPanel({ userName }: { userName: string }) {
  const { t } = useTexts()
  const { api, notify } = useFeature()
  const queries = useQueryClient()
  const [draft, setDraft] = useState(nothing)
  const [sent, setSent] = useState(false)
  const [seen, setSeen] = useState(false)
  const rulesId = useId()
  const current = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const fresh = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const again = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const change = useMutation({
    mutationFn: (typed: PasswordDraft) =>
      api.call(changePassword, { body: { currentPassword: typed.current, newPassword: typed.fresh } }),
    onSuccess: () => {
      setDraft(nothing)
      setSent(false)
      notify({ kind: 'success', text: t('password.changed') })
      void queries.invalidateQueries({ queryKey: ['sessions'] })
    },
    onError: (failure) => {
      if (refusedBecause(failure) === 'PASSWORD_WRONG') current.current?.focus()
    },
  })
  useUnsaved(draft !== nothing)

  const broken = brokenRules(draft, userName)
  const weak = broken.filter((rule) => rule !== 'different')
  const isWrong = refusedBecause(change.error) === 'PASSWORD_WRONG'
  const write = (part: Partial<PasswordDraft>) => {
    const next = { ...draft, ...part }
    const isEmpty = next.current + next.fresh + next.again === ''
    setDraft(isEmpty ? nothing : next)
    if (isEmpty) setSent(false)
    if (change.isError) change.reset()
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    setSent(true)
    if (draft.current === '') current.current?.focus()
    else if (weak.length > 0) fresh.current?.focus()
    else if (broken.length > 0) again.current?.focus()
    else change.mutate(draft)
  }

  return (
    <Panel title={t('password.title')}>
      <form className={form.form} onSubmit={submit} noValidate>
        <p className={form.lead}>{t('password.lead')}</p>
        <input type="text" autoComplete="username" value={userName} readOnly hidden />
        <PasswordField
          ref={current}
          label={t('password.current')}
          autoComplete="current-password"
          seen={seen}
          value={draft.current}
          onChange={(typed) => write({ current: typed })}
          fault={
            isWrong
              ? t('failures.PASSWORD_WRONG')
              : sent && draft.current === ''
                ? t('password.currentMissing')
                : undefined
          }
        />
        <PasswordField
          ref={fresh}
          label={t('password.fresh')}
          autoComplete="new-password"
          seen={seen}
          value={draft.fresh}
          onChange={(typed) => write({ fresh: typed })}
          describedBy={rulesId}
          fault={sent && weak.length > 0 ? t('password.weak') : undefined}
        />
        <RuleList id={rulesId} broken={broken} typed={draft.fresh !== ''} />
        <PasswordField
          ref={again}
          label={t('password.again')}
          autoComplete="new-password"
          seen={seen}
          value={draft.again}
          onChange={(typed) => write({ again: typed })}
          fault={
            broken.includes('different') && (sent || !draft.fresh.startsWith(draft.again))
              ? t('password.different')
              : undefined
          }
        />
        <Checkbox checked={seen} onChange={setSeen}>
          {t('password.show')}
        </Checkbox>
        {isWrong ? null : <CallFailure failure={change.error} />}
        <div className={form.actions}>
          <StepButton large look="primary" type="submit" pending={change.isPending} working={t('working')}>
            {t('password.change')}
          </StepButton>
        </div>
      </form>
    </Panel>
  )
}
