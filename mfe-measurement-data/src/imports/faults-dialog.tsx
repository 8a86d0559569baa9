import type { ReadingImport } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button, Dialog } from '@energycockpit/ui'
import { FaultLines } from './fault-lines'

interface FaultsDialogProps {
  readingImport: ReadingImport
  onClose: () => void
}

/** What was wrong with an import, line by line. */
export function FaultsDialog({ readingImport, onClose }: FaultsDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog
      title={t('imports.faults.title', { number: readingImport.id })}
      long
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('imports.faults.close')}</Button>}
    >
      <FaultLines faults={readingImport.faults} count={readingImport.faultCount} remarks />
    </Dialog>
  )
}
