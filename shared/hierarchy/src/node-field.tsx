import { useId, useState } from 'react'
import type { HierarchyNode } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button } from '@energycockpit/ui'
import { ChooseNode } from './choose-node'
import styles from './node-field.module.css'

interface NodeFieldProps {
  label: string
  /** Id of the node; empty: none. */
  value: string
  name: string | undefined
  fault?: string | undefined
  canChoose: (node: HierarchyNode) => boolean
  required: boolean
  /** What it says where none is chosen. */
  none?: string
  onChange: (node: Pick<HierarchyNode, 'id' | 'name'> | undefined) => void
}

/** Another node of the hierarchy, chosen in a dialog. */
export function NodeField(props: NodeFieldProps) {
  const { label, value, name, fault, none, canChoose, required, onChange } = props
  const { t } = useTexts()
  const id = useId()
  const [choosing, setChoosing] = useState(false)
  return (
    <div
      className={styles.node}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={fault && `${id}-fault`}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <span className={styles.chosen}>{value === '' ? (none ?? t('hierarchy.none')) : (name ?? value)}</span>
      <span className={styles.steps}>
        <Button onClick={() => setChoosing(true)} aria-haspopup="dialog">
          {t('hierarchy.choose')}
        </Button>
        {value !== '' && !required && (
          <Button onClick={() => onChange(undefined)}>{t('hierarchy.clearChoice')}</Button>
        )}
      </span>
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
      {choosing && (
        <ChooseNode
          title={label}
          canChoose={canChoose}
          selectedId={value === '' ? undefined : value}
          onChoose={(node) => {
            onChange(node)
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}
