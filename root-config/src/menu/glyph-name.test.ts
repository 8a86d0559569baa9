import { glyphName } from './glyph-name'

describe('glyph names', () => {
  it.each([
    ['arrow_down', 'arrowDown'],
    ['client_entities', 'clientEntities'],
    ['excel_export', 'excelExport'],
    ['line_chart', 'view'],
    ['master_data', 'masterData'],
    ['measurement_data', 'measurementData'],
    ['home', 'home'],
    ['other_glyph', 'other_glyph'],
    ['toString', 'toString'],
    ['', ''],
  ])('%s is %s', (glyph, name) => {
    expect(glyphName(glyph)).toBe(name)
  })
})
