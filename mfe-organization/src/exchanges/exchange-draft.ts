import type { MeterExchange, MeterReadings } from '@energycockpit/contract'
import { typedValue, writtenValue, type Locale } from '@energycockpit/i18n'
import { clockAt, instantOnClock } from '@energycockpit/time'

/** What a register showed, as somebody writes it; a register of which nothing is written is left out. */
export interface RegisterDraft {
  seriesId: number
  last: string
  first: string
  digits: string
  conversionFactor: string
}

/** A meter exchange as the fields of a form show it. */
export interface ExchangeDraft {
  /** On the location's clock. */
  at: string
  /** The instant itself of one that is corrected: as long as its field says so, it stays to the second. */
  instant?: string
  oldNumber: string
  newNumber: string
  registers: readonly RegisterDraft[]
}

export type RegisterField = Exclude<keyof RegisterDraft, 'seriesId'>
export type ExchangeFault = 'time' | 'future' | 'twice' | 'figure' | 'digits' | 'factor' | 'both'

export interface ReadExchange {
  /** Undefined where something is wrong. */
  exchange: MeterExchange | undefined
  /** By field; of a register with its series: `last 7`. */
  faults: Readonly<Record<string, ExchangeFault>>
}

type Series = Pick<MeterReadings['series'][number], 'seriesId'>

/** What the form of a new exchange begins with. */
export const newExchange = (series: readonly Series[], meterNumber: string | null): ExchangeDraft => ({
  ...{ at: '', oldNumber: meterNumber ?? '', newNumber: '' },
  registers: series.map(({ seriesId }) => emptyRegister(seriesId)),
})

const emptyRegister = (seriesId: number): RegisterDraft => ({
  ...{ seriesId, last: '', first: '', digits: '', conversionFactor: '' },
})

/** The form of an exchange that is there; with the registers that it says nothing of. */
export function draftOf(
  { at, oldNumber, newNumber, registers }: MeterExchange,
  series: readonly Series[],
  { timeZone, locale }: { timeZone: string; locale: Locale },
): ExchangeDraft {
  const text = (value: number | null) => (value === null ? '' : typedValue(value, locale))
  const known = registers.map(({ seriesId, last, first, digits, conversionFactor }): RegisterDraft => ({
    ...{ seriesId, last: text(last), first: text(first) },
    ...{ digits: text(digits), conversionFactor: text(conversionFactor) },
  }))
  const others = series.filter((one) => !known.some(({ seriesId }) => seriesId === one.seriesId))
  return {
    ...{ at: clockAt(Date.parse(at), timeZone), instant: at },
    ...{ oldNumber: oldNumber ?? '', newNumber: newNumber ?? '' },
    registers: [...known, ...others.map(({ seriesId }) => emptyRegister(seriesId))],
  }
}

/** The exchange that the fields say, or what is wrong with them. `others`: those that are there beside it. */
export function readExchange(
  draft: ExchangeDraft,
  {
    timeZone,
    locale,
    others,
    now,
  }: {
    timeZone: string
    locale: Locale
    others: readonly Pick<MeterExchange, 'at'>[]
    now: number
  },
): ReadExchange {
  const faults: Record<string, ExchangeFault> = {}
  const at = instantOf(draft, timeZone)
  if (at === undefined) faults['at'] = 'time'
  else if (Date.parse(at) > now) faults['at'] = 'future'
  else if (others.some((one) => Date.parse(one.at) === Date.parse(at))) faults['at'] = 'twice'
  const registers = draft.registers.flatMap((register) => readRegister(register, locale, faults))
  const text = (written: string) => (written.trim() === '' ? null : written.trim())
  return {
    faults,
    exchange:
      at === undefined || Object.keys(faults).length > 0
        ? undefined
        : { at, oldNumber: text(draft.oldNumber), newNumber: text(draft.newNumber), registers },
  }
}

function instantOf({ at, instant }: ExchangeDraft, timeZone: string): string | undefined {
  if (instant !== undefined && clockAt(Date.parse(instant), timeZone) === at) return instant
  return instantOnClock(at, timeZone)
}

function readRegister(
  draft: RegisterDraft,
  locale: Locale,
  faults: Record<string, ExchangeFault>,
): MeterExchange['registers'] {
  const written = (field: RegisterField) => draft[field].trim()
  if (!(['last', 'first', 'digits', 'conversionFactor'] as const).some(written)) return []
  const say = (field: RegisterField, fault: ExchangeFault) => {
    faults[`${field} ${draft.seriesId}`] = fault
  }
  const shown = (field: 'last' | 'first') => {
    const value = writtenValue(written(field), locale)
    if (written(field) === '') say(field, 'both')
    else if (value === undefined || value < 0 || value > 1e15) say(field, 'figure')
    return value ?? 0
  }
  const optional = (field: 'digits' | 'conversionFactor', isOne: (value: number) => boolean) => {
    if (written(field) === '') return null
    const value = writtenValue(written(field), locale)
    if (value !== undefined && isOne(value)) return value
    say(field, field === 'digits' ? 'digits' : 'factor')
    return null
  }
  return [
    {
      seriesId: draft.seriesId,
      last: shown('last'),
      first: shown('first'),
      digits: optional('digits', (value) => Number.isInteger(value) && value >= 3 && value <= 12),
      conversionFactor: optional('conversionFactor', (value) => value > 0 && value <= 1e9),
    },
  ]
}

/** The exchanges of a metering point with one more or another one; `place`: which it takes the place of. */
export const withExchange = (
  exchanges: readonly MeterExchange[],
  exchange: MeterExchange,
  place: number | undefined,
): MeterExchange[] =>
  [...exchanges.filter((_, at) => at !== place), exchange].sort(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  )
