import { estimationMethods } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Checkbox, Select, TextField } from '@energycockpit/ui'
import { FigureInput } from './figure-input'
import { figureBounds } from './figure-fields'
import type { DraftFieldsProps } from './draft-fields'
import { hasRegister } from './units-of-series'
import { usualFigure } from './usual-figure'
import styles from '../series-page.module.css'

/** How what is missing is estimated, and whether the portal does so by itself. */
export function EstimationFields({ series, draft, onChange, faults, defaults }: DraftFieldsProps) {
  const { t, locale } = useTexts()
  const addsUp = hasRegister(series)
  const methods = ['byLength', ...estimationMethods] as const
  return (
    <fieldset className={styles.group}>
      <legend>{t('rules.group.estimation')}</legend>
      <Checkbox checked={draft.automatic} onChange={(automatic) => onChange({ automatic })}>
        {t('rules.field.automatic')}
      </Checkbox>
      <Select
        label={t('rules.field.method')}
        groups={[
          {
            label: '',
            choices: methods
              .filter((value) => value !== 'PROFILE' || addsUp)
              .map((value) => ({ value, label: t(`estimationMethod.${value}`) })),
          },
        ]}
        value={draft.method}
        onChange={(method) => onChange({ method })}
      />
      {faults?.method && (
        <p className={styles.fault} role="alert">
          {t('rules.fault.automaticProfile')}
        </p>
      )}
      <FigureInput
        label={t('rules.field.maxGapHours')}
        value={draft.figures.maxGapHours}
        onChange={(text) => onChange({ figures: { ...draft.figures, maxGapHours: text } })}
        bounds={figureBounds.maxGapHours}
        isWrong={faults?.figures.maxGapHours !== undefined}
        hint={[
          t('rules.default', {
            value: usualFigure('maxGapHours', defaults.figures.maxGapHours, t, locale),
          }),
          t('rules.hint.maxGapHours'),
        ].join(' ')}
      />
      {addsUp && (
        <TextField
          label={t('rules.field.profile')}
          hint={t('rules.hint.profile')}
          value={draft.profile}
          onChange={(profile) => onChange({ profile })}
          fault={faults?.profile && t(`rules.fault.profile.${faults.profile}`)}
          lines={3}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </fieldset>
  )
}
