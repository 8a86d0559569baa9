import type { MeasurementSeries, SeriesRules } from '@energycockpit/contract'
import { NO_BREAK_SPACE, writtenNumber, type Formats, type Locale, type Translate } from '@energycockpit/i18n'
import { capacitiesOf, hasRegister } from './units-of-series'

interface Language {
  t: Translate
  formats: Formats
  locale: Locale
}

/** A figure with all its digits, and its unit. */
export function exactly(value: number, unit: string, { formats, locale }: Omit<Language, 't'>): string {
  const number = writtenNumber(value, locale, { maximumSignificantDigits: 15 })
  const sign = formats.quantityParts(0, unit).unit || unit
  return sign === '' ? number : `${number.replace('-', '−')}${NO_BREAK_SPACE}${sign}`
}

/** What each rule of a series says; those that say nothing of such a series are left out. */
export function rulesInWords(
  { series, rules, timeZone }: { series: MeasurementSeries; rules: SeriesRules; timeZone: string },
  language: Language,
): { rule: keyof SeriesRules; words: string[] }[] {
  const { t, formats } = language
  const { limits, capacity, register, meterChanges, profile, estimation } = rules
  const inUnit = (value: number, unit = series.unit) => exactly(value, unit, language)
  const plain = (value: number) => exactly(value, '', language)
  const hours = (value: number) => t('rules.hours', { count: value, written: plain(value) })
  const unless = (value: number | null, words: (value: number) => string) => [
    value === null ? t('rules.notLookedFor') : words(value),
  ]
  const limit = (side: 'min' | 'max') => {
    const value = limits[side]
    return value === null ? t(`rules.no.${side}`) : t(`rules.has.${side}`, { value: inUnit(value) })
  }
  const all: { rule: keyof SeriesRules; words: string[] }[] = [
    { rule: 'limits', words: [limit('min'), limit('max')] },
    { rule: 'capacity', words: [capacityInWords(capacity, language)] },
    {
      rule: 'maxGap',
      words: unless(rules.maxGap, (count) =>
        count === 0 ? t('rules.has.anyGap') : t('rules.has.maxGap', { count, written: formats.count(count) }),
      ),
    },
    {
      rule: 'spikeScore',
      words: unless(rules.spikeScore, (score) => t('rules.has.spikeScore', { score: plain(score) })),
    },
    {
      rule: 'factorTimes',
      words: unless(rules.factorTimes, (times) => t('rules.has.factorTimes', { times: plain(times) })),
    },
    { rule: 'stuckHours', words: unless(rules.stuckHours, hours) },
    { rule: 'stuckZeroHours', words: unless(rules.stuckZeroHours, hours) },
    {
      rule: 'register',
      words: [
        t('rules.has.registerUnit', { unit: formats.quantityParts(0, register.unit).unit || register.unit }),
        register.digits === null
          ? t('rules.no.digits')
          : t('rules.has.digits', {
              count: register.digits,
              greatest: inUnit(10 ** register.digits - 1, register.unit),
            }),
        register.conversionFactor === null
          ? t('rules.no.factor')
          : t('rules.has.factor', { factor: plain(register.conversionFactor) }),
      ],
    },
    {
      rule: 'meterChanges',
      words:
        meterChanges.length === 0
          ? [t('rules.no.meterChanges')]
          : meterChanges.map(({ at, last, first }) =>
              t('rules.has.meterChange', {
                at: formats.dateTime(at, timeZone),
                last: inUnit(last, register.unit),
                first: inUnit(first, register.unit),
              }),
            ),
    },
    { rule: 'profile', words: [t(profile === null ? 'rules.no.profile' : 'rules.has.profile')] },
    {
      rule: 'estimation',
      words: [
        estimation.automatic
          ? t('rules.has.automatic', { hours: hours(estimation.maxGapHours) })
          : t('rules.no.automatic'),
        t(`estimationMethod.${estimation.method ?? 'byLength'}`),
      ],
    },
  ]
  return all.filter(({ rule }) => saysAnything(rule, series))
}

/** Whether a rule says anything of the values of a series. */
export function saysAnything(rule: keyof SeriesRules, series: MeasurementSeries): boolean {
  if (rule === 'capacity') return capacitiesOf(series).length > 1
  if (rule === 'register' || rule === 'meterChanges' || rule === 'profile') return hasRegister(series)
  return true
}

function capacityInWords(capacity: SeriesRules['capacity'], language: Language): string {
  const { t } = language
  if (capacity === null) return t('rules.no.capacity')
  const written = (value: number, unit: string) => exactly(value, unit, language)
  switch (capacity.kind) {
    case 'power':
      return t('rules.has.power', { power: written(capacity.kilowatts, 'kW') })
    case 'flow':
      return t('rules.has.flow', { flow: written(capacity.cubicMetresPerHour, 'm³/h') })
    case 'transformers':
      return t('rules.has.transformers', {
        phases: capacity.phases,
        volts: written(capacity.volts, 'V'),
        amperes: written(capacity.amperes, 'A'),
        currentRatio: written(capacity.currentRatio, ''),
        voltageRatio: written(capacity.voltageRatio, ''),
      })
  }
}
