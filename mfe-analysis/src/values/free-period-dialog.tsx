import { useState } from 'react'
import { useTexts } from '@energycockpit/i18n'
import type { DateRange } from '@energycockpit/time'
import { focusFirstFault, FormDialog, TextField } from '@energycockpit/ui'
import { readDays, writeDays, type WrittenDays } from './free-period'
import styles from './values.module.css'

interface FreePeriodDialogProps {
  /** The period that is shown. */
  range: DateRange
  onPeriod: (range: DateRange) => void
  onClose: () => void
}

/** From which day to which one, both included. */
export function FreePeriodDialog({ range, onPeriod, onClose }: FreePeriodDialogProps) {
  const { t } = useTexts()
  const [written, setWritten] = useState(() => writeDays(range))
  const [hasTried, setTried] = useState(false)
  const read = readDays(written)
  const field = (name: keyof WrittenDays) => {
    const fault = hasTried ? read.faults[name] : undefined
    return (
      <TextField
        label={t(`freePeriod.${name}`)}
        type="date"
        required
        value={written[name]}
        onChange={(text) => setWritten({ ...written, [name]: text })}
        fault={fault && t(`freePeriod.fault.${fault}`)}
      />
    )
  }
  return (
    <FormDialog
      title={t('freePeriod.title')}
      className={styles.freePeriod}
      labels={{ step: t('freePeriod.show'), cancel: t('freePeriod.cancel'), working: '' }}
      pending={false}
      onSubmit={(form) => {
        setTried(true)
        if (!read.range) return focusFirstFault(form)
        onPeriod(read.range)
        onClose()
      }}
      onClose={onClose}
    >
      {field('first')}
      {field('last')}
    </FormDialog>
  )
}
