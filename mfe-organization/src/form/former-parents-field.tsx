import { useTexts } from '@energycockpit/i18n'
import { Button, TextField } from '@energycockpit/ui'
import { formerIn } from './draft'
import type { Draft } from './draft-values'
import styles from './form.module.css'

interface FormerParentsFieldProps {
  label: string
  draft: Draft
  names: Readonly<Record<string, string>>
  fault: string | undefined
  onChange: (value: string) => void
}

/** What an item stood below before, and until when; without any there is no field. New ones come by moving the item. */
export function FormerParentsField({ label, draft, names, fault, onChange }: FormerParentsFieldProps) {
  const { t } = useTexts()
  const former = formerIn(draft)
  if (former.length === 0) return null
  const nameOf = (id: string | null) => (id === null ? t('former.business') : (names[id] ?? id))
  return (
    <fieldset className={styles.values}>
      <legend className={styles.label}>{label}</legend>
      {former.map(({ until, parent }, place) => (
        <div key={place} className={styles.value}>
          <TextField
            type="date"
            label={t('former.place', { name: nameOf(parent) })}
            value={until}
            onChange={(day) =>
              onChange(JSON.stringify(former.map((one, at) => (at === place ? { ...one, until: day } : one))))
            }
            fault={place === 0 ? fault : undefined}
          />
          <Button
            onClick={() => onChange(JSON.stringify(former.filter((_, at) => at !== place)))}
            aria-label={t('former.removeOf', { name: nameOf(parent) })}
          >
            {t('former.remove')}
          </Button>
        </div>
      ))}
    </fieldset>
  )
}
