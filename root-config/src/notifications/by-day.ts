import type { Locale } from '@energycockpit/contract'
import { createFormats } from '@energycockpit/i18n'

export interface Day<Item> {
  /** `YYYY-MM-DD` by the reader's clock. */
  date: string
  label: string
  items: Item[]
}

/** Items in their order, under the day by the reader's clock on which each came. */
export function byDay<Item extends { at: string }>(
  items: readonly Item[],
  {
    locale,
    now,
    timeZone,
    names,
  }: { locale: Locale; now: Date; timeZone?: string; names: { today: string; yesterday: string } },
): Day<Item>[] {
  const dates = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone })
  const dateOf = (at: Date) => dates.format(at)
  const today = dateOf(now)
  // A day of 23 or 25 hours has the one before it as well.
  const yesterday = new Date(Date.parse(`${today}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
  const { longDate } = createFormats(locale)
  const days: Day<Item>[] = []
  for (const item of items) {
    const date = dateOf(new Date(item.at))
    const last = days.at(-1)
    if (last?.date === date) last.items.push(item)
    else {
      const label =
        date === today
          ? names.today
          : date === yesterday
            ? names.yesterday
            : longDate(`${date}T00:00:00Z`, 'UTC')
      days.push({ date, label, items: [item] })
    }
  }
  return days
}

/** `14:05` by the reader's clock. */
export const timeOfDay = (at: string, locale: Locale): string =>
  createFormats(locale).time(at, Intl.DateTimeFormat().resolvedOptions().timeZone)
