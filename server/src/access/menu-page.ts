import type { Locale, Permission } from '@energycockpit/contract'

/** A page that the menu leads to; it stands beside the calls that the page makes. */
export interface MenuPage {
  label: Readonly<Record<Locale, string>>
  /** Those of `shared/ui`, or with the specification's names, which the shell renames. */
  glyph: string
  url: string
  /** Absent: for everybody who may enter. */
  needs?: Permission
  /** Only where the portal is being worked on. */
  onlyOutsideProduction?: true
}
