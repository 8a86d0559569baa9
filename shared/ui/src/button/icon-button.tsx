import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import type { Glyph } from '../icon/glyphs'
import { Button, type ButtonProps } from './button'
import styles from './button.module.css'

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'large'> {
  glyph: Glyph
  /** What it does; read out, and shown when the pointer rests on it. */
  label: string
}

/** A button for a step that everybody knows by its sign: previous, next, close. */
export function IconButton({ glyph, label, className, look = 'quiet', ...button }: IconButtonProps) {
  return (
    <Button
      {...button}
      look={look}
      aria-label={label}
      title={label}
      className={classNames(styles.square, className)}
    >
      <Icon glyph={glyph} />
    </Button>
  )
}
