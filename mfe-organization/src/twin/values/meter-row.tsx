import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { CarrierSign, carrierOfProduct, Spinner, TableCell, TableNote } from '@energycockpit/ui'
import type { SeriesValue } from './meter-values'
import type { ValuesState } from './use-twin-values'
import { useValueTexts } from './use-value-texts'
import styles from './values.module.css'

interface MeterRowProps {
  /** Without a series: the metering point has none. */
  row: Pick<SeriesValue, 'point'> & Partial<SeriesValue>
  live: ValuesState
}

/** What one series of a metering point shows. */
export function MeterRow({ row: { point, series, value }, live }: MeterRowProps) {
  const { t, formats } = useTexts()
  const { basePath } = useFeature()
  const textsOf = useValueTexts()
  const texts = series && live.values ? textsOf({ point, series, value }, live.values) : undefined
  const address = new URLSearchParams({ point: point.id, ...(series && { series: `${series.id}` }) })
  return (
    <tr>
      <th scope="row">
        <span className={styles.meter}>
          <CarrierSign carrier={carrierOfProduct[point.productType]} />
          {live.state === 'denied' ? (
            point.name
          ) : (
            <a href={`${basePath}/analysis?${address.toString()}`}>{point.name}</a>
          )}
        </span>
        {point.archived && <TableNote> {t('hierarchy.archived')}</TableNote>}
        {point.meterNumber !== null && <TableNote> {point.meterNumber}</TableNote>}
      </th>
      <TableCell label={t('fields.quantity')}>
        {series ? (
          <>
            {t(`choices.${series.quantity}`)}
            {series.direction && `, ${t(`choices.${series.direction}`)}`}
            {series.seriesType === 'MODELLED' && <TableNote> {t('choices.MODELLED')}</TableNote>}
          </>
        ) : (
          t('series.none')
        )}
      </TableCell>
      <TableCell label={t('values.latest')} isNumber room="two">
        {live.state === 'loading' && series && <Spinner label={t('values.loading')} />}
        {texts ? (
          <>
            {texts.value}
            {texts.time && <TableNote> {texts.time}</TableNote>}
            {texts.note && <TableNote> {texts.note}</TableNote>}
          </>
        ) : (
          live.state !== 'loading' && '–'
        )}
      </TableCell>
      <TableCell label={t('values.today')} isNumber>
        {value?.today == null ? '–' : formats.quantity(value.today, value.unit)}
      </TableCell>
    </tr>
  )
}
