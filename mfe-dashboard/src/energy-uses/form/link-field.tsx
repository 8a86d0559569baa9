import { maxEnergyUseLinks } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button, Select } from '@energycockpit/ui'
import styles from '../energy-uses.module.css'

interface LinkFieldProps {
  label: string
  /** What one more is chosen by. */
  add: string
  /** What there is to choose from; undefined: not known yet. */
  found: readonly { id: string; name: string }[] | undefined
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}

/** Some of what there is, added one after the other. */
export function LinkField({ label, add, found, chosen, onChange }: LinkFieldProps) {
  const { t } = useTexts()
  const others = (found ?? []).filter(({ id }) => !chosen.includes(id))
  const nameOf = (id: string) =>
    found === undefined ? '…' : (found.find((one) => one.id === id)?.name ?? t('energyUses.gone'))
  return (
    <div className={styles.cell}>
      {chosen.length > 0 && (
        <ul className={styles.links} aria-label={label}>
          {chosen.map((id) => (
            <li key={id} className={styles.linked}>
              <span>{nameOf(id)}</span>
              <Button
                aria-label={t('actions.form.removeOf', { name: nameOf(id) })}
                onClick={() => onChange(chosen.filter((other) => other !== id))}
              >
                {t('actions.form.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Select
        inForm
        label={add}
        disabled={found === undefined || others.length === 0 || chosen.length >= maxEnergyUseLinks}
        groups={[
          {
            label: '',
            choices: [
              {
                value: '',
                label: found?.length === 0 ? t('energyUses.form.nothingToAdd') : t('energyUses.form.choose'),
              },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ],
          },
        ]}
        value=""
        onChange={(id) => id !== '' && onChange([...chosen, id])}
      />
    </div>
  )
}
