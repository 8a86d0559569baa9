import { useTexts } from '@energycockpit/i18n'
import { deviceZone, isSameZone } from '@energycockpit/time'

/**
 * Writes instants of a metering point by the clock of its location, and says which that is where it is not the reader's
 * own; by UTC where it is not known.
 */
export function useClockText(timeZone = 'UTC') {
  const { t, formats } = useTexts()
  return (at: string): string => {
    const time = formats.dateTime(at, timeZone)
    if (isSameZone(timeZone, deviceZone())) return time
    return t('form.atClock', { time, zone: timeZone.replaceAll('_', ' ') })
  }
}
