import type { SeriesRulesResponse } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Select } from '@energycockpit/ui'
import { FigureInput } from './figure-input'
import { figureBounds, type FigureBounds, type FigureField } from './figure-fields'
import type { DraftFieldsProps } from './draft-fields'
import { capacitiesOf } from './units-of-series'
import { usualFigure } from './usual-figure'
import { writtenHours } from '../written-hours'
import styles from '../series-page.module.css'

interface LimitFieldsProps extends DraftFieldsProps {
  busyZeros: SeriesRulesResponse['busyZeros']
}

/** What a value cannot be, and what is looked for among the values. */
export function LimitFields(props: LimitFieldsProps) {
  const { series, draft, onChange, faults, defaults, busyZeros } = props
  const { t, formats, locale } = useTexts()
  const unit = formats.quantityParts(0, series.unit).unit || series.unit
  const capacities = capacitiesOf(series)
  const figure = (field: FigureField, hint?: string) => {
    const bounds: FigureBounds = figureBounds[field]
    const usual = usualFigure(field, defaults.figures[field], t, locale)
    const hints = [
      ...(hint === undefined ? [] : [hint]),
      ...(bounds.orNone ? [t('rules.default', { value: usual }), t(`rules.empty.${field}`)] : []),
    ]
    return (
      <FigureInput
        key={field}
        label={t(`rules.field.${field}`, { unit })}
        value={draft.figures[field]}
        onChange={(text) => onChange({ figures: { ...draft.figures, [field]: text } })}
        bounds={bounds}
        isWrong={faults?.figures[field] === 'figure'}
        fault={faults?.figures[field] === 'reversed' ? t('rules.fault.reversed') : undefined}
        hint={hints.join(' ') || undefined}
      />
    )
  }
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('rules.group.limits')}</legend>
        <div className={styles.pair}>
          {figure('min')}
          {figure('max')}
        </div>
        {capacities.length > 1 && (
          <Select
            label={t('rules.field.capacity')}
            groups={[
              {
                label: '',
                choices: capacities.map((value) => ({ value, label: t(`rules.capacity.${value}`) })),
              },
            ]}
            value={draft.capacity}
            onChange={(capacity) => onChange({ capacity })}
          />
        )}
        {draft.capacity === 'power' && figure('kilowatts')}
        {draft.capacity === 'flow' && figure('cubicMetresPerHour')}
        {draft.capacity === 'transformers' && (
          <>
            <Select
              label={t('rules.field.phases')}
              groups={[
                {
                  label: '',
                  choices: (['3', '1'] as const).map((value) => ({
                    value,
                    label: t(`rules.phases.${value}`),
                  })),
                },
              ]}
              value={String(draft.phases)}
              onChange={(phases) => onChange({ phases: phases === '1' ? 1 : 3 })}
            />
            <div className={styles.pair}>
              {figure('volts')}
              {figure('amperes')}
              {figure('currentRatio')}
              {figure('voltageRatio')}
            </div>
          </>
        )}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('rules.group.checks')}</legend>
        <div className={styles.pair}>
          {figure('maxGap')}
          {figure('spikeScore', t('rules.hint.spikeScore'))}
          {figure('factorTimes')}
          {figure('stuckHours')}
          {figure(
            'stuckZeroHours',
            busyZeros
              ? t('rules.hint.stuckZeroHours', { hours: writtenHours(busyZeros.hours, t, locale) })
              : undefined,
          )}
        </div>
      </fieldset>
    </>
  )
}
