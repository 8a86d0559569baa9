import { useTexts } from '@energycockpit/i18n'
import { Select } from '@energycockpit/ui'
import { FigureInput } from './figure-input'
import { figureBounds } from './figure-fields'
import type { DraftFieldsProps } from './draft-fields'
import { registerUnitsOf, hasRegister } from './units-of-series'
import styles from '../series-page.module.css'

/** The counter that the amounts come from; when its meter was exchanged is said at the metering point. */
export function RegisterFields({ series, draft, onChange, faults, defaults }: DraftFieldsProps) {
  const { t, formats } = useTexts()
  if (!hasRegister(series)) return null
  const shown = (unit: string) => formats.quantityParts(0, unit).unit || unit
  const figure = (field: 'digits' | 'conversionFactor') => (
    <FigureInput
      label={t(`rules.field.${field}`)}
      value={draft.figures[field]}
      onChange={(text) => onChange({ figures: { ...draft.figures, [field]: text } })}
      bounds={figureBounds[field]}
      isWrong={faults?.figures[field] !== undefined}
      hint={[
        t(`rules.hint.${field}`),
        t('rules.default', { value: defaults.figures[field] || t(`rules.noneOf.${field}`) }),
      ].join(' ')}
    />
  )
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('rules.group.register')}</legend>
        <Select
          label={t('rules.field.registerUnit')}
          groups={[
            {
              label: '',
              choices: registerUnitsOf(series, draft.registerUnit).map((value) => ({
                value,
                label: shown(value),
              })),
            },
          ]}
          value={draft.registerUnit}
          onChange={(registerUnit) => onChange({ registerUnit })}
        />
        <div className={styles.pair}>
          {figure('digits')}
          {figure('conversionFactor')}
        </div>
      </fieldset>
      <p>{t('rules.exchangesElsewhere')}</p>
    </>
  )
}
