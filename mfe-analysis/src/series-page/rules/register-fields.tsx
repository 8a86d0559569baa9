import { useTexts } from '@energycockpit/i18n'
import { Button, Select, TextField } from '@energycockpit/ui'
import { FigureInput } from './figure-input'
import { changeBounds, figureBounds, type ChangeField } from './figure-fields'
import type { ChangeDraft } from './rules-draft'
import type { DraftFieldsProps } from './draft-fields'
import { registerUnitsOf, hasRegister } from './units-of-series'
import styles from '../series-page.module.css'

const maxChanges = 100

/** The counter that the amounts come from, and when its meter was changed. */
export function RegisterFields({ series, draft, onChange, faults, defaults, timeZone }: DraftFieldsProps) {
  const { t, formats } = useTexts()
  if (!hasRegister(series)) return null
  const shown = (unit: string) => formats.quantityParts(0, unit).unit || unit
  const unit = shown(draft.registerUnit)
  const figure = (field: 'digits' | 'conversionFactor') => (
    <FigureInput
      label={t(`rules.field.${field}`)}
      value={draft.figures[field]}
      onChange={(text) => onChange({ figures: { ...draft.figures, [field]: text } })}
      bounds={figureBounds[field]}
      isWrong={faults?.figures[field] !== undefined}
      hint={[
        t(`rules.hint.${field}`),
        t('rules.default', { value: defaults.figures[field] || t('rules.none') }),
      ].join(' ')}
    />
  )
  const change = (id: number, changes: Partial<ChangeDraft>) =>
    onChange({ changes: draft.changes.map((each) => (each.id === id ? { ...each, ...changes } : each)) })
  const add = () => {
    const id = Math.max(-1, ...draft.changes.map((each) => each.id)) + 1
    const { digits, conversionFactor } = draft.figures
    const fresh = { id, at: '', last: '', first: '0', digits, conversionFactor }
    onChange({ changes: [...draft.changes, fresh] })
  }
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
      <fieldset className={styles.group}>
        <legend>{t('rules.group.changes')}</legend>
        {draft.changes.map((one, place) => {
          const wrong = faults?.changes[one.id]
          const ofChange = (field: ChangeField) => (
            <FigureInput
              label={t(`rules.change.${field}`, { unit })}
              value={one[field]}
              onChange={(text) => change(one.id, { [field]: text })}
              bounds={changeBounds[field]}
              isWrong={wrong?.[field] !== undefined}
            />
          )
          return (
            <div
              key={one.id}
              role="group"
              aria-label={t('rules.change.number', { number: place + 1 })}
              className={styles.change}
            >
              <div className={styles.pair}>
                <TextField
                  label={t('rules.change.at', { zone: timeZone.replaceAll('_', ' ') })}
                  type="datetime-local"
                  value={one.at}
                  onChange={(at) => change(one.id, { at })}
                  fault={wrong?.at && t(`rules.fault.${wrong.at}`)}
                />
                {ofChange('last')}
                {ofChange('first')}
                {ofChange('digits')}
                {ofChange('conversionFactor')}
                <p className={styles.atEnd}>
                  <Button
                    aria-label={t('rules.change.removeNumber', { number: place + 1 })}
                    onClick={() => onChange({ changes: draft.changes.filter(({ id }) => id !== one.id) })}
                  >
                    {t('rules.change.remove')}
                  </Button>
                </p>
              </div>
            </div>
          )
        })}
        <p>
          <Button onClick={add} disabled={draft.changes.length >= maxChanges}>
            {t('rules.change.add')}
          </Button>
        </p>
      </fieldset>
    </>
  )
}
