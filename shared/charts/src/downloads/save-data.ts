import type { Locale, Translate } from '@energycockpit/i18n'
import { saveFile } from '@energycockpit/ui'
import type { ChartDays } from '../chart-place'
import type { DataFormat } from './chart-format'
import { csvOfTable } from './csv-of-table'
import type { DataTable } from './data-table'
import { fileNameOf } from './file-name-of'
import { workbookOfTable } from './workbook-of-table'

interface SaveInput {
  format: DataFormat
  table: DataTable
  /** Of the chart: what is shown and for what, and when. */
  title: string
  when: string
  days?: ChartDays | undefined
  /** The building, or whatever else it is of. */
  place?: string | undefined
  locale: Locale
  t: Translate
}

/** Gives the values of a chart to the browser as a file, and says under which name. */
export function saveData({ format, table, title, when, days, place, locale, t }: SaveInput): string {
  const name = fileNameOf({ title, when, days, place, ending: format })
  const content =
    format === 'csv'
      ? new Blob([csvOfTable(table, locale)], { type: 'text/csv' })
      : new Blob([workbookOfTable(table, { name: title, offset: t('chart.data.offset'), locale })], {
          type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        })
  saveFile(name, content)
  return name
}
