import type { ReactNode } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { Button, Dialog } from '@energycockpit/ui'
import styles from './frame.module.css'

interface AnalysesDialogProps {
  title: string
  /** An item of the list for each analysis. */
  children: ReactNode
  onClose: () => void
}

/** Analyses to choose from, each with the question that it answers. */
export function AnalysesDialog({ title, children, onClose }: AnalysesDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog
      title={title}
      long
      onClose={onClose}
      actions={
        <Button large onClick={onClose}>
          {t('widgets.close')}
        </Button>
      }
    >
      <ul className={styles.menu}>{children}</ul>
    </Dialog>
  )
}
