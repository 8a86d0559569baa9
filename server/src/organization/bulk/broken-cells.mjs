/*
 * Cells that the reader of workbooks takes for empty ones although they are not: a formula that failed (#N/A, #REF!), and
 * one that no spreadsheet program has calculated. An empty cell removes a value, so these are told of instead.
 */

const cell = /<(?:\w+:)?c\s([^>]*[^/>])>((?:(?!<\/(?:\w+:)?c>)[^])*)</g
const ofType = (attributes, type) => new RegExp(`\\bt=["']${type}["']`).test(attributes)
const contentOf = (text, tag) =>
  new RegExp(`<(?:\\w+:)?${tag}(?:\\s[^>]*)?>([^<]*)</`).exec(text)?.[1] ?? undefined

/** Counted from 0; only those that lie where a spreadsheet may have cells. */
export function brokenCells(sheet) {
  const found = []
  // Most sheets have neither, and looking at every cell takes its time.
  if (!/\bt=["']e["']|<(?:\w+:)?f[\s>/]/.test(sheet)) return found
  for (const [, attributes, content] of sheet.matchAll(cell)) {
    const isError = ofType(attributes, 'e')
    const isFormula = /<(?:\w+:)?f[\s>/]/.test(content)
    const value = contentOf(content, 'v')
    if (!isError && !(isFormula && value === undefined)) continue
    const [, letters, digits] = /\br=["']([A-Z]{1,3})(\d{1,7})["']/.exec(attributes) ?? []
    if (letters === undefined) continue
    const error = isError ? (value ?? '#VALUE!') : `=${contentOf(content, 'f') ?? ''}`
    found.push({ row: Number(digits) - 1, column: columnOf(letters), error })
  }
  return found
}

const columnOf = (letters) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** Which part of the file each sheet is, by the name that people see. */
export function partsOfSheets(workbook, relations) {
  const targets = new Map(
    [...relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)].map(([text]) => [
      attribute(text, 'Id'),
      attribute(text, 'Target'),
    ]),
  )
  return new Map(
    [...workbook.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)].map(([text]) => {
      const target = targets.get(attribute(text, '[\\w]+:id')) ?? ''
      return [
        unescaped(attribute(text, 'name') ?? ''),
        target.startsWith('/') ? target.slice(1) : `xl/${target}`,
      ]
    }),
  )
}

const attribute = (text, name) => new RegExp(`\\s${name}=["']([^"']*)["']`).exec(text)?.[1]

const unescaped = (text) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
