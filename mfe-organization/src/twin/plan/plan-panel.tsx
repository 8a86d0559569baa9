import { useState } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { Button, EmptyState, Panel } from '@energycockpit/ui'
import { isArchived } from '../objects/objects'
import { useTwin } from '../twin-context'
import { WhoCan } from '../../who-can'
import { PlacingPlan } from './placing-plan'
import { PlanList } from './plan-list'
import { holderFor, objectsOfPlan, planFile } from './plan-of'
import { PlanView } from './plan-view'
import { UploadPlan } from './upload-plan'
import styles from './plan.module.css'

/** The plan of what is shown, or that on which it is placed: its objects with live values, and the same as a list. */
export function PlanPanel() {
  const { t } = useTexts()
  const { twin, shown } = useTwin()
  const [isPlacing, setPlacing] = useState(false)
  const holder = holderFor(twin.objects, shown)
  const file = planFile(twin, holder)
  const objects = objectsOfPlan(twin.objects, holder)
  const isOwn = (holder?.id ?? undefined) === shown?.id
  const name = holder === null ? twin.location.name : holder.fields.name
  const canEdit = twin.canEdit && !twin.location.archived && !(shown && isArchived(shown))
  if (!file && !isOwn && !canEdit) return null
  return (
    <Panel
      title={isOwn || !file ? t('plan.title') : t('plan.titleOf', { name })}
      actions={
        canEdit && (
          <div className={styles.steps}>
            {file && objects.length > 0 && (
              <Button onClick={() => setPlacing(!isPlacing)} aria-pressed={isPlacing}>
                {t(isPlacing ? 'plan.placingDone' : 'plan.place')}
              </Button>
            )}
            {(isOwn || shown) && (
              <UploadPlan
                holder={isOwn ? holder : shown!}
                hasPlan={isOwn && !!file}
                isOwn={!isOwn && !!file}
              />
            )}
          </div>
        )
      }
    >
      <div className={styles.stack}>
        {!file ? (
          <EmptyState title={t('plan.none')} glyph="image">
            <p>{t(canEdit ? 'plan.noneToEdit' : 'plan.noneDetail')}</p>
            <WhoCan />
          </EmptyState>
        ) : isPlacing && canEdit ? (
          <PlacingPlan file={file} name={name} objects={objects} />
        ) : (
          <PlanView file={file} name={name} objects={objects} />
        )}
        {(file || objects.length > 0) && <PlanList objects={objects} isPlan={file !== undefined} />}
      </div>
    </Panel>
  )
}
