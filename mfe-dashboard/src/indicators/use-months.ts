import { useTexts } from '@energycockpit/i18n'
import { addMonths, firstDay, type Month } from './rules/months'

/** Writes months that follow each other: 'October 2026', 'November 2025 – October 2026'. */
export function useMonths(): (months: readonly Month[]) => string {
  const { formats } = useTexts()
  return (months) =>
    formats.period(
      `${firstDay(months[0]!)}T00:00:00Z`,
      `${firstDay(addMonths(months.at(-1)!, 1))}T00:00:00Z`,
      'UTC',
    )
}
