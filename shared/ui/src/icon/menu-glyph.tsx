import { isGlyph, type Glyph } from './glyphs'
import { Icon } from './icon'

/** What the glyphs of the specification are drawn with where they have another name here. */
const drawn: Readonly<Record<string, Glyph>> = {
  measurementData: 'meter',
  masterData: 'table',
  clientEntities: 'orgUnit',
}

/** The sign of an entry of the menu. A glyph that is not drawn here is an entry without a sign of its own. */
export function MenuGlyph({ name = '' }: { name?: string | undefined }) {
  return <Icon glyph={isGlyph(name) ? name : (drawn[name] ?? 'chevronRight')} />
}
