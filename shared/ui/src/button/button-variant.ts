import { classNames } from '../class-names'
import styles from './button.module.css'

export interface ButtonVariant {
  /** `primary`: the one step that the page is about; `quiet`: without an outline, among others of its kind. */
  look?: 'primary' | 'plain' | 'quiet' | undefined
  large?: boolean | undefined
  className?: string | undefined
}

export const buttonClass = ({ look = 'plain', large = false, className }: ButtonVariant): string =>
  classNames(styles.button, look !== 'plain' && styles[look], large && styles.large, className)
