import { useTexts } from '@energycockpit/i18n'
import { useChange } from '@energycockpit/remote'
import { ConfirmDialog } from '@energycockpit/ui'
import type { QueryKey } from '@tanstack/react-query'
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
  /** The queries that it changes, by the beginning of their keys. */
  changes: readonly QueryKey[]
  onClose: (done: boolean) => void
}

/** A step that others feel: asked first. The question stays until it is done, and says why it could not be. */
export function ConfirmedStep({ title, children, label, act, done, changes, onClose }: ConfirmedStepProps) {
  const { t } = useTexts()
  const step = useChange({ call: act, changes, done: () => done, onFresh: () => onClose(true) })
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
