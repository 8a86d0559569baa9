import { useTexts } from '@energycockpit/i18n'
import { Button, Dialog } from '@energycockpit/ui'
import { HierarchyPane } from '@energycockpit/hierarchy'
import styles from './virtual-meters.module.css'

export interface ChosenLocation {
  id: string
  name: string
}

interface ChooseLocationProps {
  chosen: ChosenLocation | undefined
  onChoose: (location: ChosenLocation) => void
  onClose: () => void
}

/** Where a virtual meter stands in the hierarchy. */
export function ChooseLocation({ chosen, onChoose, onClose }: ChooseLocationProps) {
  const { t } = useTexts()
  return (
    <Dialog
      title={t('virtual.choose.location')}
      form
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('virtual.cancel')}</Button>}
    >
      <div className={styles.finder}>
        <HierarchyPane
          selectedId={chosen?.id}
          selectedPath={undefined}
          canSelect={({ type }) => type === 'LOCATION'}
          onSelect={({ id, name }) => onChoose({ id, name })}
        />
      </div>
    </Dialog>
  )
}
