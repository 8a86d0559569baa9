import { useCallback } from 'react'
import { downloadMeteringPoints, listMeteringPoints, meteringPointOrders } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { usePointColumns, type PageOfNode } from '@energycockpit/metering-points/table'
import { useFeature, usePages } from '@energycockpit/remote'
import { dateAt } from '@energycockpit/time'
import { tableOptions } from '../tables/table-options'
import { TablePanel } from '../tables/table-panel'
import { tableQuery } from '../tables/table-query'
import { useObjectLink } from '../tables/use-object-link'
import type { WidgetProps } from '../widget'

/** What most people need seldom. */
const hiddenAtFirst = ['malo', 'melo']

/** The metering points at or below what is chosen. */
export default function MeteringPoints({ choice, onChange, timeZone, now }: WidgetProps) {
  const { locale } = useTexts()
  const { api } = useFeature()
  const linkTo = useObjectLink(choice)
  const pageOf = useCallback<PageOfNode>(
    ({ type, id }) => linkTo({ id, isPoint: type === 'METERING_POINT' }),
    [linkTo],
  )
  const day = dateAt(new Date(now), timeZone).toString()
  const columns = usePointColumns({ pageOf, day })
  const known = {
    orders: meteringPointOrders,
    columns: columns.slice(1).map(({ name }) => name),
    hiddenAtFirst,
  }
  const options = tableOptions(choice.options, known)
  const { kind, query: requested } = tableQuery(choice, options)
  const query = { ...requested, ...(kind !== undefined && { objectKind: kind }) }
  const rows = usePages({
    key: ['metering-point-table', query],
    load: (cursor, signal) => api.call(listMeteringPoints, { query: { ...query, cursor }, signal }),
    items: (page) => page.meteringPoints,
  })
  return (
    <TablePanel
      of="points"
      glyph="meter"
      {...{ columns, known, options, rows, onChange }}
      fetchFile={(format) =>
        api.file(downloadMeteringPoints, { query: { ...query, day, format, language: locale } })
      }
    />
  )
}
