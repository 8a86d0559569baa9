import { useState } from 'react'
import {
  acknowledgeAnomaly,
  acknowledgeReasons,
  maxAnomalyNote,
  type AcknowledgeReason,
  type Anomaly,
} from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { FormDialog, Select, TextField } from '@energycockpit/ui'
import { anomaliesKey } from './anomalies-query'
import { placeOf } from './place-of'
import styles from './anomalies.module.css'

interface AcknowledgeDialogProps {
  anomaly: Anomaly
  onClose: () => void
  onDone: (acknowledged: Anomaly) => void
}

/** What somebody knows of an anomaly, which then is not open any more. */
export function AcknowledgeDialog({ anomaly, onClose, onDone }: AcknowledgeDialogProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const [reason, setReason] = useState<AcknowledgeReason>('EXPECTED')
  const [note, setNote] = useState('')
  const saving = useChange({
    call: () =>
      api.call(acknowledgeAnomaly, {
        params: { anomalyId: anomaly.id },
        body: { reason, note: note.trim(), revision: anomaly.revision },
      }),
    changes: [anomaliesKey],
    onDone,
  })
  return (
    <FormDialog
      title={t('anomalies.acknowledgeTitle', { name: placeOf(anomaly, t) })}
      className={styles.form}
      labels={{
        step: t('anomalies.acknowledge'),
        cancel: t('anomalies.cancel'),
        working: t('anomalies.acknowledging'),
      }}
      pending={saving.isPending}
      onSubmit={() => saving.mutate()}
      onClose={onClose}
    >
      <Select
        inForm
        label={t('anomalies.reason')}
        groups={[
          {
            label: '',
            choices: acknowledgeReasons.map((value) => ({ value, label: t(`anomalies.said.${value}`) })),
          },
        ]}
        value={reason}
        onChange={setReason}
      />
      <p className={styles.hint}>{t(`anomalies.effect.${reason}`)}</p>
      <TextField
        label={t('anomalies.note')}
        lines={3}
        maxLength={maxAnomalyNote}
        value={note}
        onChange={setNote}
      />
      <StepFailure title={t('anomalies.notAcknowledged')} error={saving.error} />
    </FormDialog>
  )
}
