import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, Dialog, Spinner } from '@energycockpit/ui'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureNotice } from './failure-notice'

interface AskFirstProps {
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

/** A question before a step that others feel. It stays until the step is done, and says why it could not be. */
export function AskFirst({ title, children, label, act, done, onAnswer, onClose }: AskFirstProps) {
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
    <Dialog
      title={title}
      onClose={() => onClose(false)}
      actions={
        <>
          <Button large onClick={() => onClose(false)}>
            {t('dialog.cancel')}
          </Button>
          <Button
            large
            look="primary"
            aria-disabled={step.isPending}
            onClick={() => !step.isPending && step.mutate()}
          >
            {label}
            {step.isPending ? <Spinner label={t('dialog.working')} /> : null}
          </Button>
        </>
      }
    >
      {children}
      <FailureNotice error={step.error} />
    </Dialog>
  )
}
