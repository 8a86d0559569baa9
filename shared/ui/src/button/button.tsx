import type { ButtonHTMLAttributes, Ref } from 'react'
import { buttonClass, type ButtonVariant } from './button-variant'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonVariant {
  ref?: Ref<HTMLButtonElement>
}

export function Button({ look, large, className, type = 'button', ...button }: ButtonProps) {
  return <button {...button} type={type} className={buttonClass({ look, large, className })} />
}
