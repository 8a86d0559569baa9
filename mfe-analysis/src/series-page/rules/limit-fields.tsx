import { useTexts } from '@energycockpit/i18n'
import { Select } from '@energycockpit/ui'
import { FigureInput } from './figure-input'
import { figureBounds, type FigureBounds, type FigureField } from './figure-fields'
import type { DraftFieldsProps } from './draft-fields'
import { capacitiesOf } from './units-of-series'
import styles from '../series-page.module.css'

/** What a value cannot be, and what is looked for among the values. */
export function LimitFields({ series, draft, onChange, faults, defaults }: DraftFieldsProps) {
  const { t, formats } = useTexts()
  const unit = formats.quantityParts(0, series.unit).unit || series.unit
  const capacities = capacitiesOf(series)
  const figure = (field: FigureField, hint?: string) => {
    const bounds: FigureBounds = figureBounds[field]
    const usual = defaults.figures[field] || t('rules.none')
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
          {figure('stuckZeroHours')}
        </div>
      </fieldset>
    </>
  )
}
