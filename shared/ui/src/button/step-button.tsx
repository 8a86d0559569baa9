import type { MouseEvent } from 'react'
import { Spinner } from '../states/spinner'
import { Button, type ButtonProps } from './button'

interface StepButtonProps extends ButtonProps {
  /** Its step is under way: it shows so, and a second press does nothing. */
  pending: boolean
  /** What is read out meanwhile. */
  working: string
}

/**
 * A button whose step takes a while. It keeps the focus meanwhile, which one that is `disabled` would lose. Enter in a
 * field of its form presses it as well, so that the form is not sent twice either.
 */
export function StepButton({
  pending,
  working,
  children,
  onClick,
  'aria-disabled': disabled,
  ...button
}: StepButtonProps) {
  const isOff = pending || disabled === true || disabled === 'true'
  function press(event: MouseEvent<HTMLButtonElement>): void {
    // The second press of a double click may come before it is known that the step is under way.
    if (isOff || event.detail > 1) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Button {...button} aria-disabled={isOff} onClick={press}>
      {children}
      {pending ? <Spinner label={working} /> : null}
    </Button>
  )
}
