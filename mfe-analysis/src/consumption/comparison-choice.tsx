import { useTexts } from '@energycockpit/i18n'
import { Select } from '@energycockpit/ui'
import { comparisonKinds, type ComparisonKind } from '@energycockpit/time'
import styles from './consumption.module.css'

interface ComparisonChoiceProps {
  value: ComparisonKind
  onChange: (kind: ComparisonKind) => void
}

/** With which period the shown one is compared. */
export function ComparisonChoice({ value, onChange }: ComparisonChoiceProps) {
  const { t } = useTexts()
  const choices = comparisonKinds.map((kind) => ({ value: kind, label: t(`node.compare.${kind}`) }))
  return (
    <Select
      label={t('node.compareWith')}
      className={styles.compare}
      groups={[{ label: '', choices }]}
      value={value}
      onChange={onChange}
    />
  )
}
