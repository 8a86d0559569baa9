import { useMemo } from 'react'
import type { LoadDuration } from '@energycockpit/contract'
import { NO_BREAK_SPACE, useTexts } from '@energycockpit/i18n'
import type { Period } from '@energycockpit/time'
import { carrierOfProduct } from '@energycockpit/ui'
import type { SummableGroup } from '../../summed/summable-groups'
import { LineByNumber } from '../lazy-plots'
import { hourTicks } from './hour-ticks'

interface DurationCurveProps {
  duration: LoadDuration
  group: SummableGroup
  title: string
  period: Period
}

/** All powers of the period, the greatest first: how high the curve is at an hour was needed for as long. */
export function DurationCurve({ duration, group, title, period }: DurationCurveProps) {
  const { t, locale, formats } = useTexts()
  const { curve, hours, count, interval, timeZone } = duration
  const unit = duration.unit ?? 'kW'
  const xAxis = useMemo(
    () => ({
      ...{ minimum: 0, maximum: hours },
      ticks: hourTicks(hours).map((at) => ({ at, label: `${formats.count(at)}${NO_BREAK_SPACE}h` })),
    }),
    [hours, formats],
  )
  const lines = useMemo(() => {
    const [most = 0, least = 0] = [curve.value[0], curve.value.at(-1)]
    const figure = t('loadDuration.figure', {
      most: formats.quantity(most, unit),
      least: formats.quantity(least, unit),
    })
    const carrier = carrierOfProduct[group.item.productType]
    return [{ label: t('loadDuration.curve'), carrier, y: [most, ...curve.value], figure }]
  }, [curve, group, unit, formats, t])
  // The highest power is needed from the start: a curve of one value is a line, too.
  const x = useMemo(() => [0, ...curve.hour], [curve])
  const when = formats.period(period.from.toISOString(), period.to.toISOString(), timeZone)
  const of = interval === null ? '' : t(`loadDuration.interval.${interval}`)
  return (
    <LineByNumber
      {...{ locale, unit, xAxis, lines, x }}
      title={t('loadDuration.title', { title })}
      when={`${when} · ${t('loadDuration.about', { interval: of, count: formats.count(count) })}`}
      xUnit="h"
      xName={t('loadDuration.hours')}
      writtenX={(at) => `${formats.number(at, Number.isInteger(at) ? 0 : 2)}${NO_BREAK_SPACE}h`}
    />
  )
}
