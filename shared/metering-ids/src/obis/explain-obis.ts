import { CURRENT_VALUE, type ObisCode } from './obis-code'
import { registerOf } from './register-of'

/** One part of an explanation: a key of the language files with what is put into its text. */
export interface ObisPart {
  part: 'medium' | 'channel' | 'measured' | 'flow' | 'phase' | 'valueKind' | 'tariff' | 'history'
  key: string
  values: Readonly<Record<string, number>>
}

/* Source of the ranges: IEC 62056-6-1, clauses on the value groups B, E and F. */
const LAST_CHANNEL = 64
const LAST_TARIFF = 63
const LAST_HARMONIC = 120
const LAST_STORED = 99
const NEWEST_STORED = 101
const OLDEST_STORED = 125

/**
 * What a code means, part by part in the order in which it is read. What a code does not say has no part; what it
 * says and we do not know has a part that says so.
 */
export function explainObis(code: ObisCode): ObisPart[] {
  const { medium, measured, flow, phase, valueKind, tariff } = registerOf(code)
  const parts: (ObisPart | undefined)[] = [
    part('medium', medium ?? 'UNKNOWN', medium ? {} : { number: code.A }),
    channelPart(code.B),
    part('measured', measured ?? 'UNKNOWN', measured ? {} : { C: code.C, D: code.D }),
    flow ? part('flow', flow) : undefined,
    phase ? part('phase', 'PHASE', { number: phase }) : undefined,
    valueKind ? part('valueKind', valueKind) : undefined,
    // Factors and temperatures are complete without it, and an unknown quantity has named its D already.
    !valueKind && measured && tariff ? part('valueKind', 'UNKNOWN', { number: code.D }) : undefined,
    tariff === 'TARIFF' ? tariffPart(code.E) : tariff === 'HARMONIC' ? harmonicPart(code.E) : undefined,
    code.F === CURRENT_VALUE ? undefined : historyPart(code.F),
  ]
  return parts.filter((each) => each !== undefined)
}

function part(name: ObisPart['part'], key: string, values: ObisPart['values'] = {}): ObisPart {
  return { part: name, key: `obis.${name}.${key}`, values }
}

function channelPart(B: number): ObisPart | undefined {
  if (B === 0) return undefined
  return part('channel', B <= LAST_CHANNEL ? 'CHANNEL' : 'UNKNOWN', { number: B })
}

function tariffPart(E: number): ObisPart {
  if (E === 0) return part('tariff', 'TOTAL')
  return part('tariff', E <= LAST_TARIFF ? 'TARIFF' : 'UNKNOWN', { number: E })
}

function harmonicPart(E: number): ObisPart | undefined {
  if (E === 0) return undefined
  return part('tariff', E <= LAST_HARMONIC ? 'HARMONIC' : 'UNKNOWN', { number: E })
}

function historyPart(F: number): ObisPart {
  if (F <= LAST_STORED) return part('history', 'STORED', { number: F })
  if (F === NEWEST_STORED) return part('history', 'NEWEST')
  if (F > NEWEST_STORED && F <= OLDEST_STORED) return part('history', 'BACK', { number: F - LAST_STORED - 1 })
  return part('history', 'UNKNOWN', { number: F })
}
