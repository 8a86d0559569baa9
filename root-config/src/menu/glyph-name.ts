/** The menu's glyphs under the names that the portal's own icons have. */
const renames: Readonly<Record<string, string>> = {
  arrow_down: 'arrowDown',
  client_entities: 'clientEntities',
  excel_export: 'excelExport',
  line_chart: 'view',
  master_data: 'masterData',
  measurement_data: 'measurementData',
}

export function glyphName(glyph: string): string {
  return Object.hasOwn(renames, glyph) ? (renames[glyph] ?? glyph) : glyph
}
