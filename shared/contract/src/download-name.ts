/** What the name of a downloaded file says. */
export interface DownloadName {
  /** The building, or whatever else it is of. */
  place?: string | undefined
  what: string
  /** `YYYY-MM-DD`, or a period in words; `to` is included, and left out where it is the same. */
  from?: string | undefined
  to?: string | undefined
  /** Without the point. */
  ending: string
}

/** Bytes of each part, so that one of them leaves room for the others; file systems take 255 in all. */
const longest = { place: 70, what: 90, day: 40 } as const

/** Names that Windows keeps for devices, with or without an ending. */
const ofDevices = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * `Town hall-Main meter-2026-10-01-2026-10-31.csv`: the one rule for every file that the portal makes. Letters of any
 * language stay; what Windows, macOS or Linux refuse, what changes the direction of writing and what is taken for a
 * folder is left out.
 */
export function downloadName({ place, what, from, to, ending }: DownloadName): string {
  const parts = [
    part(place, longest.place),
    part(what, longest.what),
    part(from, longest.day),
    part(to === from ? undefined : to, longest.day),
  ].filter((one) => one !== '')
  const name = parts.join('-') || 'EnergyCockpit'
  return `${ofDevices.test(name) ? `${name}_` : name}.${ending}`
}

/** Words are left out rather than cut, and no letter of several code units is halved. */
function part(text: string | undefined, most: number): string {
  const plain = (text ?? '')
    .normalize('NFC')
    .replace(/: +/g, ' – ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}"*/:<>?\\|%]+/gu, ' ')
    .replace(/\s+/g, ' ')
  const whole = trimmed(plain)
  const letters = [...whole]
  let bytes = 0
  const fits = letters.findIndex((letter) => (bytes += bytesOf(letter)) > most)
  if (fits < 0) return whole
  const kept = letters.slice(0, fits).join('')
  // A word that ends just here is whole.
  return trimmed(letters[fits] === ' ' ? kept : kept.replace(/\s\S*$/, ''))
}

const bytesOf = (letter: string) => new TextEncoder().encode(letter).length

const trimmed = (text: string) => text.replace(/^[-–·.,;\s]+|[-–·.,;\s]+$/gu, '')
