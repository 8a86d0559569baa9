import type { MeterBaseline } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { unitSign } from '@energycockpit/units'
import { columnFigures } from '../../../amounts/column-figures'
import { RowsSection } from '../../../amounts/rows-section'

interface SegmentsTableProps {
  meters: readonly MeterBaseline[]
  /** Of the models' amounts. */
  unit: string
}

/** What explainable models consist of: base load, heating and cooling of days that are alike. */
export function SegmentsTable({ meters, unit }: SegmentsTableProps) {
  const { t, formats } = useTexts()
  const segments = meters.flatMap((meter) => meter.segments)
  const loads = columnFigures(
    segments.map(({ baseLoad }) => baseLoad),
    unit,
    formats,
  )
  const slopes = columnFigures(
    segments.flatMap(({ heating, cooling }) => [heating?.slope ?? null, cooling?.slope ?? null]),
    unit,
    formats,
  )
  const levels = columnFigures(
    meters.map(({ level }) => level),
    unit,
    formats,
  )
  const side = (of: MeterBaseline['segments'][number]['heating']) =>
    of === null ? ['–', '–'] : [formats.quantity(of.balancePoint, '°C'), slopes.write(of.slope)]
  const daysOf = ({ seasons, days }: MeterBaseline['segments'][number]) =>
    [
      days.length === 2 ? t('variance.segments.allDays') : t(`variance.segments.days.${days[0]}`),
      ...(seasons.length === 3
        ? []
        : [seasons.map((one) => t(`variance.segments.season.${one}`)).join(', ')]),
    ].join(', ')
  return (
    <RowsSection
      title={t('variance.segments.title')}
      headings={[
        t('variance.column.meter'),
        t('variance.segments.days.column'),
        t('variance.segments.count'),
        t('variance.segments.baseLoad'),
        t('variance.segments.heatedBelow'),
        t('variance.segments.heating', { unit: unitSign(unit) }),
        t('variance.segments.cooledAbove'),
        t('variance.segments.cooling', { unit: unitSign(unit) }),
        t('variance.segments.level'),
      ]}
      rows={meters.flatMap(({ seriesId, name, location, segments: of, level }) =>
        of.map((segment, place) => ({
          key: `${seriesId} ${place}`,
          name: `${name}, ${location}`,
          cells: [
            daysOf(segment),
            formats.count(segment.count),
            loads.write(segment.baseLoad),
            ...side(segment.heating),
            ...side(segment.cooling),
            levels.writeSigned(level),
          ],
        })),
      )}
    />
  )
}
