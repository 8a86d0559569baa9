import type { ComponentType } from 'react'
import type { ChosenSeries, Granularity } from '@energycockpit/contract'
import type { Locale, LoadTexts } from '@energycockpit/i18n'
import type { DateRange, Period } from '@energycockpit/time'
import type { Choice } from '../choice/choice'
import type { ChangeChoice } from '../choice/use-choice'

/** What a widget gets: what is chosen, already found, and over which time. It draws its panels and their states. */
export interface WidgetProps {
  choice: Choice
  onChange: ChangeChoice
  /** The series that the choice means; at least one, unless the widget needs none. */
  chosen: ChosenSeries
  /** The zone of most of these series, in which `period` begins and ends. */
  timeZone: string
  period: Period
  /** The days of `period`, half open. */
  range: DateRange
  /** One that makes sense for the finest of the series. */
  granularity: Granularity
  /** The days to compare with; undefined where nothing is compared. */
  compared: DateRange | undefined
  /** Milliseconds since 1970 UTC; decides what is a gap and what is still ahead. The same while the page is open. */
  now: number
}

/** What stands above a widget, as far as it means something to it. */
export type Control = 'period' | 'granularity' | 'comparison'

/** One analysis: a page of its own, and a part of the flexible analysis. */
export interface WidgetDefinition {
  /** Its page is `analysis/<slug>`. */
  slug: string
  /** Its name, and in one line which question it answers. */
  menu: Readonly<Record<Locale, { title: string; question: string }>>
  controls: readonly Control[]
  /** It is about all metering points below what is chosen: no filters are offered. */
  ignoresFilters?: true
  /** It says something also where nothing chosen has a series. */
  needsNoSeries?: true
  load: () => Promise<{ default: ComponentType<WidgetProps> }>
  /** Its own texts, under a key of its own, besides those of the feature. */
  texts: LoadTexts
}
