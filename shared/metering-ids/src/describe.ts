import de from './locales/de.json'
import en from './locales/en.json'
import type { MaloFault } from './malo'
import type { MeloFault } from './melo'
import { explainObis } from './obis/explain-obis'
import type { ObisCode, ObisFault } from './obis/obis-code'

const texts = { de, en }

/** The languages in which codes are explained. */
export type Locale = keyof typeof texts

/**
 * A sentence that explains a code: 'Electricity, active energy, import, meter reading, total'. Both languages come
 * with this function; whoever shows the parts by themselves takes `explainObis`.
 */
export function describeObis(code: ObisCode, locale: Locale): string {
  return explainObis(code)
    .map(({ key, values }) => text(locale, key, values))
    .join(', ')
}

/** What is wrong with an id or a code, as a sentence for the one who entered it. */
export function describeFault(fault: MaloFault | MeloFault | ObisFault, locale: Locale): string {
  const { of, kind, ...values } = fault
  return text(locale, `fault.${of}.${kind}`, values)
}

interface TextGroup {
  [key: string]: string | TextGroup
}

function text(locale: Locale, key: string, values: Readonly<Record<string, string | number>>): string {
  const found = key
    .split('.')
    .reduce<string | TextGroup>((group, step) => (group as TextGroup)[step]!, texts[locale])
  return (found as string).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
}
