import type { TwinValues } from '@energycockpit/contract'
import { NO_BREAK_SPACE, useTexts } from '@energycockpit/i18n'
import { useTwin } from '../twin-context'
import { isOverdue, type SeriesValue } from './meter-values'

export interface ValueTexts {
  /** 49.6 kW; an en dash where there is none. */
  value: string
  /** 14:15, or with its date where it is not of today; undefined where there is no value. */
  time: string | undefined
  /** What should be known of it: it is old, estimated, or there is none. */
  note: string | undefined
}

/** Says what a series shows. */
export function useValueTexts() {
  const { t, formats } = useTexts()
  const {
    twin: {
      location: { timeZone },
    },
  } = useTwin()

  const timeOf = (to: string, { at, todayFrom }: TwinValues) =>
    Date.parse(to) > Date.parse(todayFrom) && Date.parse(to) <= Date.parse(at) + 86_400_000
      ? formats.time(to, timeZone)
      : formats.dateTime(to, timeZone)

  return (one: SeriesValue, values: TwinValues): ValueTexts => {
    const latest = one.value?.latest
    if (one.value?.fault) return { value: '–', time: undefined, note: t('values.fault') }
    if (!latest) return { value: '–', time: undefined, note: t('values.none') }
    const { value, unit } = latest.power ?? { value: latest.value, unit: one.value!.unit }
    const notes = [
      ...(isOverdue(one, values.at) ? [t('values.old')] : []),
      ...(latest.quality === 'measured' ? [] : [t(`values.quality.${latest.quality}`)]),
    ]
    return {
      value: formats.quantity(value, unit),
      time: timeOf(latest.to, values),
      note: notes.length === 0 ? undefined : notes.join(`,${NO_BREAK_SPACE}`),
    }
  }
}
