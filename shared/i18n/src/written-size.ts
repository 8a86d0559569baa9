import { NO_BREAK_SPACE, type Formats } from './formats'

const steps = ['B', 'kB', 'MB'] as const

/** How long a file is, in steps of 1,000, as its limits are: 12 kB. */
export function writtenSize(bytes: number, formats: Formats): string {
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2
  const size = bytes / 1000 ** step
  return `${formats.number(size, size < 10 && step > 0 ? 1 : 0)}${NO_BREAK_SPACE}${steps[step]}`
}
