import { useQuery } from '@tanstack/react-query'
import { type MeasurementSeries, type MeteringPoint } from '@energycockpit/contract'
import { formulaFaultKey } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { seriesLabel } from '@energycockpit/metering-points'
import { useFeature } from '@energycockpit/remote'
import { EmptyState, Table, TableCell, TableNote } from '@energycockpit/ui'
import { writeChoice } from '../../choice/choice'
import { choosing } from '../../choice/chosen-objects'
import { lastValueQuery } from '../../series-page/series-state-queries'
import type { WidgetProps } from '../widget'
import { sharesQuery } from './shares-query'

type SeriesProps = Pick<WidgetProps, 'choice' | 'period'> & { point: MeteringPoint }

const columns = ['series', 'unit', 'interval', 'first', 'last', 'measured', 'estimated'] as const

/** What is measured there, the last values, and how complete those of the period are. */
export function SeriesOfPoint(props: SeriesProps) {
  const { t } = useTexts()
  const { point } = props
  if (point.series.length === 0)
    return (
      <EmptyState title={t('pointInformation.noSeries')}>{t('pointInformation.noSeriesDetail')}</EmptyState>
    )
  return (
    <Table
      columns={columns.map((name) => ({
        ...{ name, label: t(`pointInformation.columns.${name}`) },
        isNumber: name === 'measured' || name === 'estimated',
      }))}
    >
      {point.series.map((series) => (
        <SeriesRow key={series.id} {...props} series={series} />
      ))}
    </Table>
  )
}

function SeriesRow({ point, series, choice, period }: SeriesProps & { series: MeasurementSeries }) {
  const { t, formats } = useTexts()
  const { api, basePath } = useFeature()
  const zone = point.location.timeZone
  const last = useQuery(lastValueQuery(api, series))
  const shares = useQuery(sharesQuery(api, series, period))
  const { firstAt, lastAt, unit, seriesType, formulaFault } = series
  const label = (name: (typeof columns)[number]) => t(`pointInformation.columns.${name}`)
  const value = last.data?.value[0] ?? null
  const share = (name: 'measured' | 'estimated') =>
    shares.data
      ? formats.percent(shares.data.total[name])
      : shares.isError
        ? t('pointInformation.notLoaded')
        : '–'
  const query = writeChoice({
    ...{ ...choice, options: {} },
    ...choosing([{ id: point.id, isPoint: true }]),
    seriesId: series.id,
  })
  return (
    <tr>
      <th scope="row">
        <a href={`${basePath}/analysis${query}`}>{seriesLabel(point, series, t)}</a>
        {seriesType !== 'MEASURED' && (
          <TableNote> {t(`pointInformation.${seriesType === 'VIRTUAL' ? 'virtual' : 'modelled'}`)}</TableNote>
        )}
      </th>
      <TableCell label={label('unit')}>{formats.quantityParts(0, unit).unit || unit}</TableCell>
      <TableCell label={label('interval')}>{t(`choices.${series.interval}`)}</TableCell>
      <TableCell label={label('first')} room="two">
        {formulaFault !== undefined
          ? t(formulaFaultKey(formulaFault))
          : firstAt === null
            ? t('pointInformation.never')
            : formats.dateTime(firstAt, zone)}
      </TableCell>
      <TableCell label={label('last')} room="two">
        {lastAt === null ? (
          t('pointInformation.never')
        ) : (
          <span>
            {formats.dateTime(lastAt, zone)}
            <br />
            {value !== null && formats.quantity(value, unit)}
            {last.isError && <TableNote>{t('pointInformation.notLoaded')}</TableNote>}
          </span>
        )}
      </TableCell>
      <TableCell label={label('measured')} isNumber>
        {share('measured')}
      </TableCell>
      <TableCell label={label('estimated')} isNumber>
        {share('estimated')}
      </TableCell>
    </tr>
  )
}
