/** What spreadsheets refuse in the name of a sheet, and how long it may be. */
export const sheetName = (name: string): string =>
  name
    .replace(/[\\/?*[\]:]/g, ' ')
    .replace(/^'+|'+$/g, '')
    .slice(0, 31)
    .trim() || '1'
