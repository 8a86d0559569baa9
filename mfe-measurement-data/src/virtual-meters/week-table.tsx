import type { PreviewedValues } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Table, TableCell } from '@energycockpit/ui'

/** The value of each day, how much of the day is known, and what the week adds up to. */
export function WeekTable({ values }: { values: PreviewedValues }) {
  const { t, formats } = useTexts()
  const { unit, timeZone, total } = values
  const columns = [
    { name: 'day', label: t('virtual.week.day') },
    { name: 'value', label: t(`virtual.week.${values.aggregation}`), isNumber: true },
    { name: 'known', label: t('virtual.week.known'), isNumber: true },
  ] as const
  const shown = (value: number | null) =>
    value === null ? t('virtual.week.noValue') : formats.quantity(value, unit)
  const row = (name: string, value: number | null, known: number) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      <TableCell label={columns[1].label} isNumber muted={value === null}>
        {shown(value)}
      </TableCell>
      <TableCell label={columns[2].label} isNumber>
        {formats.percent(known)}
      </TableCell>
    </tr>
  )
  return (
    <Table columns={columns}>
      {values.at.map((at, place) =>
        row(
          formats.longDate(at, timeZone),
          values.value[place] ?? null,
          values.measured[place]! + values.estimated[place]!,
        ),
      )}
      {row(t('virtual.week.whole'), total.value, total.measured + total.estimated)}
    </Table>
  )
}
