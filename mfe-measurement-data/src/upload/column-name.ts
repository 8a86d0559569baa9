import type { Translate } from '@energycockpit/i18n'

/** How a column is called: by its heading, else by its place. */
export function columnName(column: number, headings: readonly string[], t: Translate): string {
  return headings[column] || t('upload.columns.number', { number: column + 1 })
}
