import { NO_BREAK_SPACE, type Formats, type Translate } from '@energycockpit/i18n'
import { bucketLabel } from './bucket-label'
import { bucketQuality } from './bucket-quality'
import { bucketEnd } from './chart-values'
import { bucketsAt, type DrawnValues } from './drawn-values'
import type { ValueAxis } from './value-axis'

export interface Reading {
  when: string
  value: string
  /** What must be known about the value; empty when it is simply measured. */
  remark: string
  /** Only of a stretch: the ends of what `value` says. */
  ends?: { lowest: string; highest: string }
}

interface ReadingInput {
  values: DrawnValues
  axis: ValueAxis
  now: number
  doubled: ReadonlySet<number>
  formats: Formats
  t: Translate
}

/**
 * What stands at one place: when, how much in the axis' unit, and how far it is to be believed. A stretch of many buckets
 * says that it is one, and from where to where they reach.
 */
export function readBucket(input: ReadingInput, index: number): Reading {
  const { values, axis, now, doubled, formats, t } = input
  const value = values.value[index] ?? null
  const quality = bucketQuality(values, index, now)
  const share = (of: readonly number[]) => formats.percent(of[index] ?? 0)
  const remarks = {
    whole: '',
    partial: t('chart.measured', { share: share(values.measured) }),
    running: t('chart.running'),
    estimated: t('chart.estimated', { share: share(values.estimated) }),
    missing: '',
    ahead: '',
  }
  const pair = values.pairs?.[index]
  const count = bucketsAt(values, index)
  const ofSegment = pair && count > 1 ? t('chart.ofSegment', { count, written: formats.count(count) }) : ''
  return {
    when: bucketLabel(values, index, formats, isDoubled()),
    value: value === null ? t(quality === 'ahead' ? 'chart.ahead' : 'chart.noValue') : amountOf(value),
    remark: [ofSegment, remarks[quality]].filter(Boolean).join(', '),
    ...(pair && { ends: { lowest: written(Math.min(...pair)), highest: written(Math.max(...pair)) } }),
  }

  /** A stretch can hold the hour in which the clock changes, and then begins and ends in two offsets. */
  function isDoubled() {
    const [start, end] = [values.at[index]!, bucketEnd(values, index)]
    const zone = values.timeZone
    return (
      doubled.has(index) ||
      (values.pairs !== undefined && formats.zoneName(start, zone) !== formats.zoneName(end, zone))
    )
  }

  function amountOf(amount: number) {
    if (!pair || pair[0] === pair[1]) return written(amount)
    return t('chart.range', { lowest: number(Math.min(...pair)), highest: written(Math.max(...pair)) })
  }

  // One place more than the axis has: between its marks something must be readable.
  function number(amount: number) {
    return formats.number(amount * axis.factor, axis.digits + 1)
  }

  function written(amount: number) {
    return `${number(amount)}${NO_BREAK_SPACE}${axis.unit}`
  }
}
