import type { MeterExchange, MeterReadings } from '@energycockpit/contract'
import { useTexts, writtenNumber } from '@energycockpit/i18n'
import { TextField } from '@energycockpit/ui'
import { unitSign } from '@energycockpit/units'
import { aroundExchange } from './consumption-over'
import type { RegisterDraft, RegisterField } from './exchange-draft'
import styles from './exchanges.module.css'

type Series = MeterReadings['series'][number]
type Said = Pick<MeterExchange, 'at'> & Partial<Pick<MeterExchange['registers'][number], 'last' | 'first'>>

interface RegisterFieldsProps {
  register: RegisterDraft
  /** Undefined: of a series that is out of use. */
  series: Series | undefined
  /** What the whole form says; undefined as long as something in it is wrong. */
  said: Said | undefined
  timeZone: string
  fault: (field: RegisterField) => string | undefined
  onChange: (part: Partial<RegisterDraft>) => void
}

/** What one register showed at an exchange, and what that makes of the readings around it. */
export function RegisterFields({ register, series, said, timeZone, fault, onChange }: RegisterFieldsProps) {
  const { t, locale } = useTexts()
  const unit = series ? unitSign(series.registerUnit, locale) : ''
  const field = (name: RegisterField, more: { hint?: string } = {}) => (
    <TextField
      label={t(`exchanges.${name}`, { unit })}
      value={register[name]}
      onChange={(text) => onChange({ [name]: text })}
      fault={fault(name)}
      inputMode="decimal"
      autoComplete="off"
      {...more}
    />
  )
  return (
    <fieldset className={styles.register}>
      <legend>{useRegisterName()(register.seriesId, series)}</legend>
      <div className={styles.pair}>
        {field('last')}
        {field('first')}
      </div>
      <details className={styles.more}>
        <summary>{t('exchanges.moreOfMeter')}</summary>
        <div className={styles.pair}>
          {field('digits', { hint: t('exchanges.digitsHint') })}
          {field('conversionFactor', { hint: t('exchanges.factorHint') })}
        </div>
      </details>
      {series && said?.last !== undefined && said.first !== undefined && (
        <Around series={series} said={{ ...said, last: said.last, first: said.first }} timeZone={timeZone} />
      )}
    </fieldset>
  )
}

function Around({ series, said, timeZone }: { series: Series; said: Required<Said>; timeZone: string }) {
  const { t, formats, locale } = useTexts()
  const { before, after, counted, isBackwards } = aroundExchange(said, series.readings)
  const figure = (value: number) =>
    `${writtenNumber(value, locale, { maximumFractionDigits: 6 })} ${unitSign(series.registerUnit, locale)}`
  if (isBackwards)
    return <p className={styles.warning}>{t('exchanges.backwards', { value: figure(before!.value) })}</p>
  if (before === undefined) return null
  if (after === undefined || counted === undefined)
    return (
      <p className={styles.note}>
        {t('exchanges.before', { value: figure(before.value), when: formats.dateTime(before.at, timeZone) })}
      </p>
    )
  return (
    <p className={styles.note}>
      {t('exchanges.counted', {
        amount: figure(counted),
        from: formats.dateTime(before.at, timeZone),
        to: formats.dateTime(after.at, timeZone),
      })}
    </p>
  )
}

/** Says which register it is: of what, and in which direction. */
export function useRegisterName() {
  const { t } = useTexts()
  return (seriesId: number, series: Pick<Series, 'quantity' | 'direction'> | undefined): string =>
    series
      ? [t(`choices.${series.quantity}`), series.direction && t(`choices.${series.direction}`)]
          .filter(Boolean)
          .join(', ')
      : t('exchanges.series', { seriesId })
}
