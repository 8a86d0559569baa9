import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import type { Glyph } from '../icon/glyphs'
import { ButtonLink } from './button-link'
import styles from './button.module.css'

interface IconLinkProps {
  glyph: Glyph
  /** Where it leads or what it does; read out, and shown when the pointer rests on it. */
  label: string
  href: string
  className?: string | undefined
}

/** The sign of a step that everybody knows and that leads to another page, such as cancelling. */
export function IconLink({ glyph, label, href, className }: IconLinkProps) {
  return (
    <ButtonLink
      look="quiet"
      href={href}
      aria-label={label}
      title={label}
      className={classNames(styles.square, className)}
    >
      <Icon glyph={glyph} />
    </ButtonLink>
  )
}
