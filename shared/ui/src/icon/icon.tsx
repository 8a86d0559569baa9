import { glyphs, type Glyph } from './glyphs'
import { classNames } from '../class-names'
import styles from './icon.module.css'

interface IconProps {
  glyph: Glyph
  className?: string | undefined
}

/** A sign beside a word. It says nothing to a screen reader: the word does. */
export function Icon({ glyph, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={glyphs[glyph]} />
    </svg>
  )
}
