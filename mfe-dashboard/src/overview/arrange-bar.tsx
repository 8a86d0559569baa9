import { standardTiles, type DashboardTile, type PlacedTile } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button, Select, StepButton } from '@energycockpit/ui'
import { missingTiles } from './arrangement'
import styles from './overview.module.css'

interface ArrangeBarProps {
  tiles: readonly PlacedTile[]
  pending: boolean
  onChange: (tiles: PlacedTile[]) => void
  onSave: () => void
  onCancel: () => void
}

/** What can be added while one arranges the overview, and how that ends. */
export function ArrangeBar({ tiles, pending, onChange, onSave, onCancel }: ArrangeBarProps) {
  const { t } = useTexts()
  const missing = missingTiles(tiles)
  return (
    <div className={styles.steps} role="group" aria-label={t('overview.arrange')}>
      {missing.length > 0 && (
        <Select<DashboardTile | ''>
          label={t('overview.add')}
          groups={[
            {
              label: '',
              choices: [
                { value: '', label: t('overview.chooseTile') },
                ...missing.map((tile) => ({ value: tile, label: t(`overview.tiles.${tile}`) })),
              ],
            },
          ]}
          value=""
          onChange={(tile) => tile !== '' && onChange([...tiles, { tile, width: 1 }])}
        />
      )}
      <StepButton look="primary" pending={pending} working={t('actions.saving')} onClick={onSave}>
        {t('actions.save')}
      </StepButton>
      <Button onClick={onCancel}>{t('actions.cancel')}</Button>
      <Button onClick={() => onChange([...standardTiles])}>{t('overview.standard')}</Button>
    </div>
  )
}
