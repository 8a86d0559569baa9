import { strToU8, zipSync } from 'fflate'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

const relations = (type: string, target: string) =>
  `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`

/** A workbook whose sheet of locations has these rows, whatever they are: as programs write it that keep to no rule. */
export const bookOfXml = (rows: string): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
        '_rels/.rels': relations('officeDocument', 'xl/workbook.xml'),
        'xl/_rels/workbook.xml.rels': relations('worksheet', 'worksheets/sheet1.xml'),
        'xl/workbook.xml': `<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets><sheet name="Locations" sheetId="1" r:id="rId1"/></sheets></workbook>`,
        'xl/worksheets/sheet1.xml': `<worksheet xmlns="${spreadsheet}"><sheetData>${rows}</sheetData></worksheet>`,
      }).map(([name, text]) => [name, strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`)]),
    ),
  )

/** A row of texts, by the letters of their columns. */
export const row = (number: number, cells: Readonly<Record<string, string>>): string =>
  `<row r="${number}">${Object.entries(cells)
    .map(([column, text]) => `<c r="${column}${number}" t="inlineStr"><is><t>${text}</t></is></c>`)
    .join('')}</row>`
