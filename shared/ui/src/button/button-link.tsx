import type { AnchorHTMLAttributes } from 'react'
import { buttonClass, type ButtonVariant } from './button-variant'

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement>, ButtonVariant {
  href: string
}

/** A step that leads to another page: a link that looks like the button it stands beside. */
export function ButtonLink({ look, large, className, ...link }: ButtonLinkProps) {
  return <a {...link} className={buttonClass({ look, large, className })} />
}
