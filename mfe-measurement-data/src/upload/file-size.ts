import { NO_BREAK_SPACE, type Formats } from '@energycockpit/i18n'

const steps = ['B', 'kB', 'MB'] as const

/** How long a file is, in steps of 1,024: 12 kB. */
export function fileSize(bytes: number, formats: Formats): string {
  const step = bytes < 1024 ? 0 : bytes < 1024 ** 2 ? 1 : 2
  const size = bytes / 1024 ** step
  const written = formats.number(size, size < 10 && step > 0 ? 1 : 0)
  return `${written}${NO_BREAK_SPACE}${steps[step]}`
}
