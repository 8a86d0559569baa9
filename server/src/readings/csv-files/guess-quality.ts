import type { Guess, ReadingQuality } from '@energycockpit/contract'
import { certain, likely, open } from './guesses'

/** What files of metering operators write beside a value, without capitals. */
const known: Readonly<Record<ReadingQuality, readonly string[]>> = {
  measured: [
    'w',
    'wahr',
    'wahrer wert',
    'gemessen',
    'gültig',
    'valid',
    'actual',
    'measured',
    'ok',
    'gemessener wert',
  ],
  estimated: ['p', 'v', 'vorläufig', 'vorläufiger wert', 'prognose', 'geschätzt', 'estimated', 'provisional'],
  substituted: ['e', 'ersatzwert', 'ersatz', 's', 'substituted', 'substitute', 'edited'],
  missing: ['f', 'm', 'fehlt', 'fehlend', 'fehlwert', 'missing', 'gap', 'n', 'nicht vorhanden'],
}
const qualities = ['measured', 'estimated', 'substituted', 'missing'] as const

/** Whether all that stands in a column could be the quality of a value. */
export const areQualities = (texts: readonly string[]): boolean =>
  texts.length > 0 &&
  texts.every((text) => ['a', 'g'].includes(text.toLowerCase()) || wordFor(text) !== undefined)

/** One quality for each text; a letter means one thing in Germany and another one in Britain. */
export function guessQualities(texts: readonly string[]): { text: string; quality: Guess<ReadingQuality> }[] {
  const letters = new Set(texts.map((text) => text.toLowerCase()))
  return texts.map((text) => ({ text, quality: guessQuality(text.toLowerCase(), letters) }))
}

function guessQuality(text: string, all: ReadonlySet<string>): Guess<ReadingQuality> {
  // A: actual, E: estimated. W: wahrer Wert, E: Ersatzwert, G: geschätzt or gültig.
  if (text === 'a') return likely('measured', qualities)
  if (text === 'e' && !all.has('w')) {
    return all.has('a') ? likely('estimated', ['substituted']) : open(['substituted', 'estimated'])
  }
  if (text === 'g')
    return all.has('w') ? likely('estimated', ['measured']) : likely('measured', ['estimated'])
  const quality = wordFor(text)
  if (quality === undefined) return open(qualities)
  return text.length > 2 ? certain(quality) : likely(quality, qualities)
}

const wordFor = (text: string): ReadingQuality | undefined =>
  qualities.find((quality) => known[quality].includes(text.toLowerCase()))
