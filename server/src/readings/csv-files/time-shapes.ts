import { writtenTime, writtenTimeOfDay } from './written-time'

export const textFormats = ['ISO', 'DMY', 'MDY'] as const
export type TextFormat = (typeof textFormats)[number]

export type TimeShape = 'date and time' | 'date' | 'time of day'

/** What a cell looks like; a plain number is none of them, though it may count seconds, or be a year. */
export function timeShape(cell: string): TimeShape | undefined {
  if (!/^(?:\d|Q\d|[A-Za-zä]{3,9}[ ./-])/.test(cell) || /^\d{4}$/.test(cell)) return undefined
  for (const format of textFormats) {
    const time = writtenTime(cell, format)
    if (time) return time.timed ? 'date and time' : 'date'
  }
  return writtenTimeOfDay(cell) ? 'time of day' : undefined
}

/** Eight digits may be a date, and the number of a meter: they count for nothing here. */
export const isTimeLike = (cell: string): boolean => !/^\d+$/.test(cell) && timeShape(cell) !== undefined
