import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ConfirmDialog } from '@energycockpit/ui'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureNotice } from './failure-notice'

interface ConfirmedStepProps {
  title: string
  children: ReactNode
  /** What the button says that does it. */
  label: string
  act: () => Promise<unknown>
  /** What is said when it is done. */
  done: string
  /** The answer has come, whatever it is: what is shown may be out of date. */
  onAnswer: () => void
  onClose: (done: boolean) => void
}

/** A step that others feel: asked first. The question stays until it is done, and says why it could not be. */
export function ConfirmedStep({ title, children, label, act, done, onAnswer, onClose }: ConfirmedStepProps) {
  const { t } = useTexts()
  const { notify } = useFeature()
  const step = useMutation({
    mutationFn: act,
    onSuccess() {
      notify({ kind: 'success', text: done })
      onClose(true)
    },
    onSettled: onAnswer,
  })
  return (
    <ConfirmDialog
      title={title}
      labels={{ step: label, cancel: t('dialog.cancel'), working: t('dialog.working') }}
      pending={step.isPending}
      onStep={() => step.mutate()}
      onClose={() => onClose(false)}
    >
      {children}
      <FailureNotice error={step.error} />
    </ConfirmDialog>
  )
}
