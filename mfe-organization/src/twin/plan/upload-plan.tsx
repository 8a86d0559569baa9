import { useState } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { StepFailure } from '@energycockpit/failures'
import { Button, Dialog, StepButton } from '@energycockpit/ui'
import { structureReasonKey } from '../../structure-query'
import { FileDrop } from '../files/file-drop'
import { UploadList } from '../files/upload-list'
import { useUploads } from '../files/use-uploads'
import { usePlanChange } from '../use-plan-change'
import type { PlanHolder } from './plan-of'
import styles from './plan.module.css'

interface UploadPlanProps {
  holder: PlanHolder
  hasPlan: boolean
  /** The plan of what stands above is shown so far. */
  isOwn: boolean
}

/** Sets, replaces or removes the plan of a location or an object. */
export function UploadPlan({ holder, hasPlan, isOwn }: UploadPlanProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
        {t(hasPlan ? 'plan.change' : isOwn ? 'plan.addOwn' : 'plan.add')}
      </Button>
      {isOpen && <PlanDialog holder={holder} hasPlan={hasPlan} onClose={() => setOpen(false)} />}
    </>
  )
}

function PlanDialog({
  holder,
  hasPlan,
  onClose,
}: {
  holder: PlanHolder
  hasPlan: boolean
  onClose: () => void
}) {
  const { t } = useTexts()
  const changing = usePlanChange(holder, onClose)
  const uploads = useUploads({
    purpose: 'PLAN',
    free: 1,
    onUploaded: ([file]) => changing.mutateAsync(file!.id),
  })
  return (
    <Dialog
      title={t(hasPlan ? 'plan.change' : 'plan.add')}
      form
      onClose={() => {
        uploads.cancelAll()
        onClose()
      }}
      actions={
        <>
          {hasPlan && (
            <StepButton
              large
              pending={changing.isPending && changing.variables === null}
              working={t('form.saving')}
              onClick={() => changing.mutate(null)}
            >
              {t('plan.remove')}
            </StepButton>
          )}
          <Button
            large
            onClick={() => {
              uploads.cancelAll()
              onClose()
            }}
          >
            {t('form.cancel')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>{t(hasPlan ? 'plan.changeHow' : 'plan.addHow')}</p>
        <FileDrop purpose="PLAN" single onFiles={uploads.add} disabled={uploads.isBusy} />
        <UploadList uploads={uploads} />
        <StepFailure title={t('form.notSaved')} error={changing.error} reasonKey={structureReasonKey} />
      </div>
    </Dialog>
  )
}
