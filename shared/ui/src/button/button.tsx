import type { ButtonHTMLAttributes, Ref } from 'react'
import { buttonClass, type ButtonLook } from './button-look'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  ref?: Ref<HTMLButtonElement>
}

export function Button({ look, large, className, type = 'button', ...button }: ButtonProps) {
  return <button {...button} type={type} className={buttonClass({ look, large, className })} />
}
