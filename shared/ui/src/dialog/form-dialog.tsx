import { useId, type ReactNode } from 'react'
import { Button } from '../button/button'
import { StepButton } from '../button/step-button'
import { Dialog } from './dialog'

interface FormDialogProps {
  title: string
  /** The fields, and why they could not be sent. */
  children: ReactNode
  /** How the fields are laid out. */
  className?: string | undefined
  /** What the buttons say, and what is read out while the step is under way. */
  labels: { step: string; cancel: string; working: string }
  pending: boolean
  /** There is nothing to send yet, as the form says. */
  disabled?: boolean
  /** What stands in it is short, and is read out when it opens. */
  isShort?: boolean
  /** Checks the fields and takes the step; the browser's own checks are off. */
  onSubmit: (form: HTMLFormElement) => void
  onClose: () => void
}

/** Something to fill in before a step. Enter in a field takes it, too, and never twice. */
export function FormDialog({ title, children, labels, pending, ...form }: FormDialogProps) {
  const id = useId()
  return (
    <Dialog
      title={title}
      form={form.isShort !== true}
      pending={pending}
      onClose={form.onClose}
      actions={
        <>
          <Button large onClick={form.onClose}>
            {labels.cancel}
          </Button>
          <StepButton
            large
            look="primary"
            type="submit"
            form={id}
            pending={pending}
            working={labels.working}
            aria-disabled={form.disabled === true}
          >
            {labels.step}
          </StepButton>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className={form.className}
        onSubmit={(event) => {
          event.preventDefault()
          if (!pending && form.disabled !== true) form.onSubmit(event.currentTarget)
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
