import type { ReadingLoad } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button, Dialog } from '@energycockpit/ui'
import { FaultLines } from './fault-lines'

interface FaultsDialogProps {
  load: ReadingLoad
  onClose: () => void
}

/** What was wrong with a load, line by line. */
export function FaultsDialog({ load, onClose }: FaultsDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog
      title={t('imports.faults.title', { number: load.id })}
      long
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('imports.faults.close')}</Button>}
    >
      <FaultLines faults={load.faults} count={load.faultCount} remarks />
    </Dialog>
  )
}
