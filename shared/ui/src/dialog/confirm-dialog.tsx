import type { ReactNode } from 'react'
import { Button } from '../button/button'
import { StepButton } from '../button/step-button'
import { Dialog } from './dialog'

interface ConfirmDialogProps {
  title: string
  /** What will happen, and why it could not be done. */
  children: ReactNode
  /** What the buttons say, and what is read out while the step is under way. */
  labels: { step: string; cancel: string; working: string }
  pending: boolean
  onStep: () => void
  onClose: () => void
}

/** A question before a step that others feel or that cannot be taken back. */
export function ConfirmDialog({ title, children, labels, pending, onStep, onClose }: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      pending={pending}
      onClose={onClose}
      actions={
        <>
          <Button large onClick={onClose}>
            {labels.cancel}
          </Button>
          <StepButton large look="primary" pending={pending} working={labels.working} onClick={onStep}>
            {labels.step}
          </StepButton>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
