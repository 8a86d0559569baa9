import type { ButtonHTMLAttributes, Ref } from 'react'
import { classNames } from '../class-names'
import styles from './button.module.css'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary`: the one step that the page is about; `quiet`: without an outline, among others of its kind. */
  look?: 'primary' | 'plain' | 'quiet'
  large?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function Button({
  look = 'plain',
  large = false,
  className,
  type = 'button',
  ...button
}: ButtonProps) {
  return (
    <button
      {...button}
      type={type}
      className={classNames(
        styles.button,
        look !== 'plain' && styles[look],
        large && styles.large,
        className,
      )}
    />
  )
}
