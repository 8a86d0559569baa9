import { useQuery } from '@tanstack/react-query'
import type { MeasurementSeries, MeteringPoint } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { TableCell, TableNote } from '@energycockpit/ui'
import { seriesLabel } from '@energycockpit/metering-points'
import { formulaFaultKey } from '@energycockpit/failures'
import { QualityShares } from './quality-shares'
import type { seriesColumns } from './series-columns'
import { lastValueQuery, lastYearOf, lastYearQuery } from './series-state-queries'

interface SeriesRowProps {
  point: MeteringPoint
  series: MeasurementSeries
  openedAt: Date
}

/** One series: what it is, since when, until when, and how much of the last 12 months is there. */
export function SeriesRow({ point, series, openedAt }: SeriesRowProps) {
  const { t, formats } = useTexts()
  const { api } = useFeature()
  const zone = point.location.timeZone
  const lastValue = useQuery(lastValueQuery(api, series))
  const lastYear = useQuery(lastYearQuery(api, series, openedAt, zone))
  const { firstAt, lastAt, unit, direction } = series
  const label = (column: (typeof seriesColumns)[number]) => t(`seriesPage.columns.${column}`)
  const value = lastValue.data?.value[0] ?? null
  const period = firstAt === null ? undefined : lastYearOf(firstAt, openedAt, zone)

  return (
    <tr>
      <th scope="row">{seriesLabel(point, series, t)}</th>
      <TableCell label={label('quantity')}>
        {`${t(`quantity.${series.quantity}`)}, ${formats.quantityParts(0, unit).unit || unit}`}
      </TableCell>
      <TableCell label={label('direction')}>
        {t(direction === null ? 'seriesPage.noDirection' : `direction.${direction}`)}
      </TableCell>
      <TableCell label={label('interval')}>{t(`interval.${series.interval}`)}</TableCell>
      <TableCell label={label('type')}>{t(`seriesPage.type.${series.seriesType}`)}</TableCell>
      <TableCell label={label('first')} room="two">
        {series.formulaFault !== undefined ? (
          t(formulaFaultKey(series.formulaFault))
        ) : firstAt === null ? (
          t('seriesPage.never')
        ) : (
          <time dateTime={firstAt}>{formats.dateTime(firstAt, zone)}</time>
        )}
      </TableCell>
      <TableCell label={label('last')} room="two">
        {lastAt === null ? (
          t('seriesPage.never')
        ) : (
          <span>
            <time dateTime={lastAt}>{formats.dateTime(lastAt, zone)}</time>
            <br />
            {value !== null && formats.quantity(value, unit)}
            {lastValue.isError && <TableNote>{t('seriesPage.failed')}</TableNote>}
          </span>
        )}
      </TableCell>
      <TableCell label={label('shares')} room="all">
        {lastYear.data ? (
          <span>
            <QualityShares total={lastYear.data.total} />
            {period && !period.whole && (
              <TableNote>
                {t('seriesPage.since', { date: formats.date(period.from.getTime(), zone) })}
              </TableNote>
            )}
          </span>
        ) : (
          <TableNote>{lastYear.isError ? t('seriesPage.failed') : t('seriesPage.none')}</TableNote>
        )}
      </TableCell>
    </tr>
  )
}
