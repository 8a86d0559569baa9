import { safeFileName } from '../../http/safe-file-name'
import { localTimes } from '@energycockpit/time'

/** `Main meter 2026-10-01_2026-10-31`: the meter, and the first and the last day at its location. */
export function fileName(
  name: string,
  { from, to, timeZone }: { from: number; to: number; timeZone: string },
): string {
  const local = localTimes(timeZone)
  const dayOf = (instant: number) => new Date(local(instant).wall).toISOString().slice(0, 10)
  const [first, last] = [dayOf(from), dayOf(to - 1)]
  return `${safeFileName(name)} ${first === last ? first : `${first}_${last}`}`
}
