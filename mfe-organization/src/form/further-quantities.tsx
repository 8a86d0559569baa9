import { useState, type ReactNode } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { Button, Select } from '@energycockpit/ui'
import type { Draft } from './draft-values'
import { rowsOf } from './valid-value-rows'
import styles from './form.module.css'

interface FurtherQuantitiesProps {
  fields: readonly string[]
  draft: Draft
  drawField: (field: string) => ReactNode
}

/** Reference quantities that few locations have: those that are set, and a way to add another. */
export function FurtherQuantities({ fields, draft, drawField }: FurtherQuantitiesProps) {
  const { t } = useTexts()
  const [added, setAdded] = useState<readonly string[]>([])
  const [chosen, setChosen] = useState('')
  const isShown = (field: string) => added.includes(field) || rowsOf(draft[field] ?? '').length > 0
  const others = fields.filter((field) => !isShown(field))
  return (
    <fieldset className={styles.further}>
      <legend className={styles.label}>{t('validValues.more')}</legend>
      <p className={styles.hint}>{t('validValues.moreHint')}</p>
      {fields.filter(isShown).map(drawField)}
      {others.length > 0 && (
        <div className={styles.value}>
          <Select
            inForm
            label={t('validValues.quantity')}
            groups={[
              {
                label: '',
                choices: [
                  { value: '', label: t('validValues.choose') },
                  ...others.map((field) => ({ value: field, label: t(`fields.${field}`) })),
                ],
              },
            ]}
            value={chosen}
            onChange={setChosen}
          />
          <Button
            disabled={chosen === ''}
            onClick={() => {
              setAdded([...added, chosen])
              setChosen('')
            }}
          >
            {t('validValues.addQuantity')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
