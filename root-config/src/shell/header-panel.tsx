import { Button, type ButtonProps } from '@energycockpit/ui'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { onAnotherPage } from '../portal/on-another-page'

interface HeaderPanelProps {
  /** What the panel is called. */
  label: string
  /** What opens it. */
  button: Pick<ButtonProps, 'aria-label' | 'title' | 'className' | 'children'>
  /** Side and width; composes `header-panel.module.css`. */
  className: string | undefined
  /** Drawn anew each time it is opened. */
  children: (close: () => void) => ReactNode
}

/**
 * A button of the header and what opens below it. The browser's own popover: Escape and a click elsewhere close it, and
 * so does whoever goes to another page.
 */
export function HeaderPanel({ label, button, className, children }: HeaderPanelProps) {
  const id = useId()
  const [panel, setPanel] = useState<HTMLDivElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => panel?.hidePopover()
  useEffect(() => (isOpen ? onAnotherPage(() => panel?.hidePopover()) : undefined), [isOpen, panel])
  return (
    <>
      <Button {...button} look="quiet" popoverTarget={id} />
      <div
        ref={setPanel}
        id={id}
        popover="auto"
        className={className}
        role="dialog"
        aria-label={label}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isOpen && children(close)}
      </div>
    </>
  )
}
