import { useMemo } from 'react'
import { NO_BREAK_SPACE, useTexts, type Formats, type Translate } from '@energycockpit/i18n'
import type { LinearFit, Refusal } from '@energycockpit/models'
import type { Period } from '@energycockpit/time'
import { ButtonLink, carrierOfProduct, PartialNotice } from '@energycockpit/ui'
import { unitSign } from '@energycockpit/units'
import type { ChoosableQuantity } from '../../joined/choosable-quantities'
import { quantityTitle } from '../../joined/quantity-name'
import type { JoinedValues } from '../../joined/use-joined'
import { writtenPoint } from '../../joined/written-point'
import { ScatterPlot } from '../lazy-plots'
import { fittedLine } from './fitted-line'
import { groupCount, groupsOf, hoursTogether, type Colouring } from './point-groups'
import type { ScatterChoice } from './scatter-choice'
import styles from './scatter.module.css'

interface ScatterResultProps {
  values: JoinedValues
  settings: ScatterChoice
  x: ChoosableQuantity
  y: ChoosableQuantity
  period: Period
  /** Switches these groups off and all others on. */
  onOff: (places: number[]) => void
  /** The same two quantities with all statistics. */
  regressionHref: string
}

/** How close the connection is in a sentence, and the points with their line; groups that are off count nowhere. */
export function ScatterResult(props: ScatterResultProps) {
  const { values, settings, x, y, period, onOff } = props
  const { t, locale, formats } = useTexts()
  const { joined, units } = values
  const { granularity, colouring, interval, off } = settings
  const { rows, timeZone } = joined
  const points = useMemo(() => {
    const all = groupsOf(rows, timeZone, colouring)
    const shown = rows.flatMap((row, place) => (off.has(all[place]!) ? [] : [{ row, group: all[place]! }]))
    return {
      at: shown.map(({ row }) => row.at),
      x: shown.map(({ row }) => row.values[0]!),
      y: shown.map(({ row }) => row.values[1]!),
      group: shown.map(({ group }) => group),
      counts: Array.from({ length: groupCount[colouring] }, (_, group) =>
        all.reduce((count, each) => count + (each === group ? 1 : 0), 0),
      ),
    }
  }, [rows, timeZone, colouring, off])
  const fitted = useMemo(() => fittedLine(points.x, points.y, interval), [points, interval])

  const signs = {
    constant: unitSign(units[1]!, locale),
    slope: unitSign(`${units[1]}/${units[0]}`, locale),
  }
  const names = [quantityTitle(x, t), quantityTitle(y, t)] as const
  const when = formats.period(period.from.toISOString(), period.to.toISOString(), timeZone)
  const toggle = (place: number) =>
    onOff(off.has(place) ? [...off].filter((one) => one !== place) : [...off, place].sort((a, b) => a - b))
  const fit = 'fit' in fitted ? fitted.fit : undefined

  return (
    <>
      {fit ? (
        <p className={styles.said}>{saidOf(fit, { names, signs, t, formats })}</p>
      ) : (
        <PartialNotice kind="information">
          {refusedOf((fitted as { refusal: Refusal }).refusal, { names, t, formats })}
        </PartialNotice>
      )}
      <ScatterPlot
        {...{ locale, when: `${when} · ${t(`scatter.per.${granularity}`)}`, group: points.group }}
        title={t('scatter.title', { y: names[1], x: names[0] })}
        x={{ name: names[0], unit: units[0]!, value: points.x }}
        y={{ name: names[1], unit: units[1]!, value: points.y }}
        groups={points.counts.map((count, place) => ({
          label: groupName(colouring, place, { t, formats }),
          figure: formats.count(count),
          isOff: off.has(place),
          colour: colouring === 'none' ? carrierOfProduct[y.item.productType] : undefined,
        }))}
        onToggleGroup={colouring === 'none' ? undefined : toggle}
        pointsName={t(`scatter.point.${granularity}`)}
        pointAt={(place) => points.at[place]!}
        timeZone={timeZone}
        pointName={(place) => writtenPoint(points.at[place]!, granularity, timeZone, formats)}
        fit={
          'fit' in fitted
            ? {
                ...fitted.line,
                label: t('scatter.line'),
                figure: `R²${NO_BREAK_SPACE}=${NO_BREAK_SPACE}${formats.number(fitted.fit.rSquared, 3)}`,
                band:
                  interval === 'none'
                    ? undefined
                    : t(`scatter.band.${interval}`, { share: formats.percent(fitted.fit.confidence) }),
              }
            : undefined
        }
      />
      <p className={styles.counts}>
        {t('scatter.pairs', { count: points.x.length, written: formats.count(points.x.length) })}
        {points.x.length < rows.length
          ? ` ${t('scatter.switchedOff', {
              count: rows.length - points.x.length,
              written: formats.count(rows.length - points.x.length),
            })}`
          : ''}
      </p>
      <div>
        <ButtonLink href={props.regressionHref}>{t('scatter.statistics')}</ButtonLink>
      </div>
    </>
  )
}

interface Said {
  names: readonly [string, string]
  t: Translate
  formats: Formats
}

function saidOf(
  fit: LinearFit,
  { names, signs, t, formats }: Said & { signs: { constant: string; slope: string } },
): string {
  const [constant, slope] = fit.coefficients as [LinearFit['coefficients'][0], LinearFit['coefficients'][0]]
  const inUnit = (value: number, unit: string) => `${formats.number(value)}${NO_BREAK_SPACE}${unit}`
  return t('scatter.said', {
    ...{ x: names[0], y: names[1], share: formats.percent(fit.rSquared) },
    slope: inUnit(slope.value, signs.slope),
    low: formats.number(slope.low),
    high: inUnit(slope.high, signs.slope),
    constant: inUnit(constant.value, signs.constant),
    confidence: formats.percent(fit.confidence),
  })
}

function refusedOf(refusal: Refusal, { names, t, formats }: Said): string {
  if (refusal.kind === 'TOO_FEW_POINTS')
    return t('scatter.refused.tooFew', {
      count: refusal.points,
      points: formats.count(refusal.points),
      needed: formats.count(refusal.needed),
    })
  if (refusal.kind === 'CONSTANT')
    return t('scatter.refused.constant', { name: refusal.name === undefined ? names[1] : names[0] })
  return t('scatter.refused.other')
}

function groupName(colouring: Colouring, place: number, { t, formats }: Pick<Said, 't' | 'formats'>): string {
  if (colouring === 'none') return t('scatter.all')
  // 1 January 2024 is a Monday.
  if (colouring === 'weekday')
    return formats.dateParts(Date.UTC(2024, 0, place + 1), 'UTC', { weekday: 'long' })
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
  return `${clock(place * hoursTogether)}–${clock((place + 1) * hoursTogether)}`
}
