import { downloadLocationTable, getLocationTable, locationTableOrders } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature, usePages } from '@energycockpit/remote'
import { dateAt } from '@energycockpit/time'
import { tableOptions } from '../tables/table-options'
import { TablePanel } from '../tables/table-panel'
import { tableQuery } from '../tables/table-query'
import type { WidgetProps } from '../widget'
import { useLocationColumns } from './location-columns'

/** The locations at or below what is chosen. */
export default function Locations({ choice, onChange, timeZone, now }: WidgetProps) {
  const { locale } = useTexts()
  const { api } = useFeature()
  const columns = useLocationColumns(choice)
  const known = {
    orders: locationTableOrders,
    columns: columns.slice(1).map(({ name }) => name),
    hiddenAtFirst: [],
  }
  const options = tableOptions(choice.options, known)
  const { kind, query: requested } = tableQuery(choice, options)
  const query = { ...requested, ...(kind !== undefined && { kind }) }
  const rows = usePages({
    key: ['location-table', query],
    load: (cursor, signal) => api.call(getLocationTable, { query: { ...query, cursor }, signal }),
    items: (page) => page.locations,
  })
  const day = dateAt(new Date(now), timeZone).toString()
  return (
    <TablePanel
      of="locations"
      glyph="location"
      {...{ columns, known, options, rows, onChange }}
      fetchFile={(format) =>
        api.file(downloadLocationTable, { query: { ...query, day, format, language: locale } })
      }
    />
  )
}
