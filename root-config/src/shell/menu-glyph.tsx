import { Icon, type Glyph } from '@energycockpit/ui'

/** What the menu's glyphs are drawn with; a glyph that is not drawn here is an entry without a sign of its own. */
const drawn: Readonly<Record<string, Glyph>> = {
  home: 'home',
  view: 'view',
  status: 'status',
  operation: 'stopwatch',
  administration: 'key',
  users: 'user',
  notices: 'notice',
  audit: 'table',
  design: 'design',
  imports: 'imports',
  measurementData: 'meter',
  masterData: 'table',
  clientEntities: 'orgUnit',
}

export function MenuGlyph({ name = '' }: { name?: string | undefined }) {
  return <Icon glyph={(Object.hasOwn(drawn, name) && drawn[name]) || 'chevronRight'} />
}
