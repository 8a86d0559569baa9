import { downloadName, type DownloadName } from '@energycockpit/contract'
import { localTimes } from '@energycockpit/time'

/** The name of a file with the first and the last day that it is about, in this zone. */
export function fileName(
  name: Pick<DownloadName, 'place' | 'what' | 'ending'>,
  { from, to, timeZone }: { from: number; to: number; timeZone: string },
): string {
  const local = localTimes(timeZone)
  const dayOf = (instant: number) => new Date(local(instant).wall).toISOString().slice(0, 10)
  return downloadName({ ...name, from: dayOf(from), to: dayOf(to - 1) })
}

/** What the name of a file says of where its rows are: the one location of all of them; undefined: there are several. */
export function commonPlace(locations: readonly string[]): string | undefined {
  const [only, ...more] = new Set(locations)
  return more.length === 0 ? only : undefined
}
