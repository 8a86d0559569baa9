const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const ofPackage = 'http://schemas.openxmlformats.org/package/2006'
const ofDocument = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const typeOf = (part: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${part}+xml`

const relationship = (id: number, kind: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${ofDocument}/${kind}" Target="${target}"/>`
const relationships = (list: readonly string[]) =>
  `${xml}<Relationships xmlns="${ofPackage}/relationships">${list.join('')}</Relationships>`
const override = (name: string, part: string) =>
  `<Override PartName="/xl/${name}.xml" ContentType="${typeOf(part)}"/>`

/** Of cells: plain, bold, a date with its time, and from here on one for each format of numbers. */
export const cellStyles = { bold: 1, dateTime: 2, firstOfFormats: 3 } as const

/** Other ids are those of the program that opens the file. */
const firstFormat = 164

function styles(formats: readonly string[]): string {
  const all = ['yyyy\\-mm\\-dd\\ hh:mm:ss', ...formats]
  const codes = all.map(
    (code, place) => `<numFmt numFmtId="${firstFormat + place}" formatCode="${attribute(code)}"/>`,
  )
  const cells = all.map((_, place) => `<xf numFmtId="${firstFormat + place}" applyNumberFormat="1"/>`)
  return `${xml}<styleSheet xmlns="${main}"><numFmts count="${all.length}">${codes.join('')}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${cells.length + 2}"><xf/><xf fontId="1" applyFont="1"/>${cells.join('')}</cellXfs></styleSheet>`
}

/** What a workbook consists of besides its sheets, by their names, with these formats of numbers. */
export function workbookParts(
  sheets: readonly string[],
  formats: readonly string[],
): { name: string; content: string }[] {
  const places = sheets.map((_, place) => place + 1)
  const list = sheets.map(
    (name, place) => `<sheet name="${attribute(name)}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`,
  )
  return [
    {
      name: '[Content_Types].xml',
      content: `${xml}<Types xmlns="${ofPackage}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook', 'sheet.main')}${override('styles', 'styles')}${places.map((place) => override(`worksheets/sheet${place}`, 'worksheet')).join('')}</Types>`,
    },
    { name: '_rels/.rels', content: relationships([relationship(1, 'officeDocument', 'xl/workbook.xml')]) },
    {
      name: 'xl/workbook.xml',
      content: `${xml}<workbook xmlns="${main}" xmlns:r="${ofDocument}"><sheets>${list.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relationships([
        ...places.map((place) => relationship(place, 'worksheet', `worksheets/sheet${place}.xml`)),
        relationship(sheets.length + 1, 'styles', 'styles.xml'),
      ]),
    },
    { name: 'xl/styles.xml', content: styles(formats) },
  ]
}

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
