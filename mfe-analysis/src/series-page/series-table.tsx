import type { MeteringPoint } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Table } from '@energycockpit/ui'
import { SeriesRow } from './series-row'
import { seriesColumns } from './series-columns'

/** Every series of the metering point, with what is there of it. */
export function SeriesTable({ point, openedAt }: { point: MeteringPoint; openedAt: Date }) {
  const { t } = useTexts()
  return (
    <Table columns={seriesColumns.map((name) => ({ name, label: t(`seriesPage.columns.${name}`) }))}>
      {point.series.map((series) => (
        <SeriesRow key={series.id} point={point} series={series} openedAt={openedAt} />
      ))}
    </Table>
  )
}
