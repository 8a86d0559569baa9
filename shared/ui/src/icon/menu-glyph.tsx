import { isGlyph, type Glyph } from './glyphs'
import { Icon } from './icon'

/** What the glyphs of the specification are drawn with, by their own names and those that the shell gives them. */
const drawn: Readonly<Record<string, Glyph>> = {
  line_chart: 'view',
  measurement_data: 'meter',
  measurementData: 'meter',
  master_data: 'table',
  masterData: 'table',
  client_entities: 'orgUnit',
  clientEntities: 'orgUnit',
}

/** The sign of an entry of the menu. A glyph that is not drawn here is an entry without a sign of its own. */
export function MenuGlyph({ name = '' }: { name?: string | undefined }) {
  return <Icon glyph={isGlyph(name) ? name : (drawn[name] ?? 'chevronRight')} />
}
