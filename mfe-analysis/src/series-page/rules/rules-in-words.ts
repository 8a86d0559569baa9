import type { MeasurementSeries, SeriesRules, SeriesRulesResponse } from '@energycockpit/contract'
import type { Formats, Locale, Translate } from '@energycockpit/i18n'
import { exactly } from '../exactly'
import { writtenHours } from '../written-hours'
import { capacitiesOf, hasRegister } from './units-of-series'

interface Language {
  t: Translate
  formats: Formats
  locale: Locale
}

interface RulesToTell extends Pick<SeriesRulesResponse, 'rules' | 'busyZeros'> {
  series: MeasurementSeries
  timeZone: string
}

/** What each rule of a series says; those that say nothing of such a series are left out. */
export function rulesInWords(
  { series, rules, busyZeros, timeZone }: RulesToTell,
  language: Language,
): { rule: keyof SeriesRules; words: string[] }[] {
  const { t, formats, locale } = language
  const { limits, capacity, register, meterChanges, profile, estimation } = rules
  const inUnit = (value: number, unit = series.unit) => exactly(value, unit, language)
  const plain = (value: number) => exactly(value, '', language)
  const hours = (value: number) => writtenHours(value, t, locale)
  const longerThan = (value: number) => t('rules.has.longerThan', { hours: hours(value) })
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
    { rule: 'stuckHours', words: unless(rules.stuckHours, longerThan) },
    {
      rule: 'stuckZeroHours',
      words: [...unless(rules.stuckZeroHours, longerThan), ...ofBusyMeters()],
    },
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

  /** Said where it is stricter. */
  function ofBusyMeters(): string[] {
    if (!busyZeros || rules.stuckZeroHours === null || busyZeros.hours >= rules.stuckZeroHours) return []
    const { days, share } = busyZeros
    return [
      t('rules.has.busyZeros', {
        hours: hours(busyZeros.hours),
        days: formats.count(days),
        share: formats.percent(share),
      }),
    ]
  }
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
