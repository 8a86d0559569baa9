import { useMemo } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { deviceZone } from '@energycockpit/time'
import { amountFigure, registerFigure } from '@energycockpit/metering-points/entering'
import { TableNote } from '@energycockpit/ui'
import type { DataColumn } from '@energycockpit/ui/data-table'
import type { Choice } from '../../choice/choice'
import { useObjectLink } from '../tables/use-object-link'
import type { ReadingRow } from './reading-rows'

/** What is known of each reading and of each exchange. */
export function useReadingColumns(choice: Choice): DataColumn<ReadingRow>[] {
  const { t, formats } = useTexts()
  const linkTo = useObjectLink(choice)
  return useMemo(() => {
    const column = (name: string): Pick<DataColumn<ReadingRow>, 'name' | 'label'> => ({
      ...{ name, label: t(`readings.columns.${name}`) },
    })
    return [
      {
        ...column('point'),
        sortBy: ({ point }) => point.name,
        cell: ({ point, register }) => (
          <>
            <a href={linkTo({ id: point.meteringPointId, isPoint: true })}>{point.name}</a>
            <TableNote>
              {' '}
              {[
                t(`filters.quantity.${register.quantity}`),
                register.direction && t(`filters.direction.${register.direction}`),
              ]
                .filter(Boolean)
                .join(', ')}
            </TableNote>
          </>
        ),
      },
      { ...column('location'), sortBy: ({ point }) => point.location, cell: ({ point }) => point.location },
      {
        ...column('at'),
        sortBy: ({ at }) => at,
        cell: ({ at, point }) => (
          <time dateTime={new Date(at).toISOString()}>
            {formats.dateTime(at, point.timeZone)} {formats.zoneName(at, point.timeZone)}
          </time>
        ),
        room: 'two',
      },
      {
        ...column('value'),
        isNumber: true,
        sortBy: ({ reading }) => reading?.value,
        cell: ({ reading, exchange, register: { registerUnit } }) => {
          const figure = (value: number) => registerFigure(value, registerUnit, formats)
          if (reading) return figure(reading.value)
          return t('readings.lastFirst', { last: figure(exchange!.last), first: figure(exchange!.first) })
        },
      },
      {
        ...column('amount'),
        isNumber: true,
        sortBy: ({ reading }) => reading?.amount ?? undefined,
        cell: ({ reading, register }) => {
          if (!reading) return '–'
          return reading.amount === null
            ? t('readings.unknown')
            : amountFigure(reading.amount, register.unit, formats)
        },
      },
      {
        ...column('marks'),
        isBad: ({ reading }) =>
          reading?.marks.some((mark) => mark === 'UNUSUALLY_HIGH' || mark === 'REGISTER_BACKWARDS') ?? false,
        room: 'two',
        cell: ({ reading, exchange }) => {
          if (reading)
            return (
              reading.marks.map((mark) => t(`readings.marks.${mark}`)).join(', ') || t('readings.plausible')
            )
          const { oldNumber, newNumber } = exchange!
          return (
            <>
              {t('readings.exchanged')}
              <TableNote>
                {' '}
                {t('readings.numbers', { old: oldNumber ?? '–', new: newNumber ?? '–' })}
              </TableNote>
            </>
          )
        },
      },
      {
        ...column('by'),
        sortBy: ({ reading }) => reading?.enteredBy,
        room: 'two',
        cell: ({ reading }) =>
          reading ? (
            <>
              {reading.enteredBy}
              <TableNote>
                {' '}
                {t('readings.entered', { when: formats.dateTime(reading.enteredAt, deviceZone()) })}
              </TableNote>
            </>
          ) : (
            '–'
          ),
      },
      { ...column('remark'), room: 'two', cell: ({ reading }) => reading?.remark ?? '–' },
    ]
  }, [t, formats, linkTo])
}
