import { glyphs, type Glyph } from './glyphs'
import { classNames } from '../class-names'
import styles from './icon.module.css'

/** A sign that one feature alone draws, on the grid of the glyphs, so that the others need not load it. */
export interface OwnGlyph {
  path: string
}

interface IconProps {
  glyph: Glyph | OwnGlyph
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
      <path d={typeof glyph === 'string' ? glyphs[glyph] : glyph.path} />
    </svg>
  )
}
