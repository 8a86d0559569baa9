import type { ClosedPeriod } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'

/** Says from when to when a location is closed; both days are. */
export function usePeriodText() {
  const { t, formats } = useTexts()
  return ({ firstDay, lastDay }: Pick<ClosedPeriod, 'firstDay' | 'lastDay'>): string => {
    const from = formats.date(firstDay, 'UTC')
    return firstDay === lastDay ? from : t('closures.fromTo', { from, to: formats.date(lastDay, 'UTC') })
  }
}
