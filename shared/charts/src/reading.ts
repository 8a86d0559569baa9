import { NO_BREAK_SPACE, type Formats, type Translate } from '@energycockpit/i18n'
import { bucketLabel } from './bucket-label'
import { bucketQuality } from './bucket-quality'
import type { ChartValues } from './chart-values'
import type { ValueAxis } from './value-axis'

export interface Reading {
  when: string
  value: string
  /** What must be known about the value; empty when it is simply measured. */
  remark: string
}

interface ReadingInput {
  values: ChartValues
  axis: ValueAxis
  now: number
  doubled: ReadonlySet<number>
  formats: Formats
  t: Translate
}

/** What stands at one bucket: when, how much in the axis' unit, and how far it is to be believed. */
export function readBucket({ values, axis, now, doubled, formats, t }: ReadingInput, index: number): Reading {
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
  return {
    when: bucketLabel(values, index, formats, doubled.has(index)),
    value: value === null ? t(quality === 'ahead' ? 'chart.ahead' : 'chart.noValue') : written(value),
    remark: remarks[quality],
  }

  function written(amount: number) {
    const scaled = amount * axis.factor
    // One place more than the axis has: between its marks something must be readable.
    return `${formats.number(scaled, axis.digits + 1)}${NO_BREAK_SPACE}${axis.unit}`
  }
}
