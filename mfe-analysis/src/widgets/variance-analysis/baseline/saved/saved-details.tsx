import { useState } from 'react'
import {
  deleteBaseline,
  restoreBaseline,
  type Baseline,
  type BaselineForm,
  type BaselineVersion,
} from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { deviceZone, startOfDay, type DateRange } from '@energycockpit/time'
import { Button } from '@energycockpit/ui'
import { useDialogOnDemand } from '../../../../frame/use-dialog-on-demand'
import { driverName, type NamedDriver } from '../drivers/driver-name'
import { baselinesKey } from './saved-baselines-query'
import styles from './saved.module.css'

const baselineDialog = () => import('./baseline-dialog').then(({ BaselineDialog }) => BaselineDialog)
const renameDialog = () => import('./rename-dialog').then(({ RenameDialog }) => RenameDialog)

interface SavedDetailsProps {
  /** What is shown; undefined: a baseline that is not saved. */
  saved: { baseline: Baseline; version: BaselineVersion } | undefined
  canSave: boolean
  /** What would be saved. */
  draft: {
    ids: readonly number[]
    unit: string
    form: BaselineForm
    baseline: DateRange
    drivers: readonly NamedDriver[]
    from: string
  }
  /** Shows a saved baseline in its latest version; undefined: none any more. */
  onShow: (baseline: Baseline | undefined) => void
}

/** Which saved baseline is shown, who made it and why; and what can be done with it. */
export function SavedDetails({ saved, canSave, draft, onShow }: SavedDetailsProps) {
  const { t, formats } = useTexts()
  const { api } = useFeature()
  const [deleted, setDeleted] = useState<Baseline>()
  const saving = useDialogOnDemand(baselineDialog)
  const renaming = useDialogOnDemand(renameDialog)
  const deleting = useChange({
    call: ({ id, revision }: Baseline) =>
      api.call(deleteBaseline, { params: { baselineId: id }, query: { revision: String(revision) } }),
    changes: [baselinesKey],
    onDone: (_, baseline) => {
      setDeleted(baseline)
      onShow(undefined)
    },
  })
  const restoring = useChange({
    call: ({ id }: Baseline) => api.call(restoreBaseline, { params: { baselineId: id } }),
    changes: [baselinesKey],
    onDone: (baseline) => {
      setDeleted(undefined)
      onShow(baseline)
    },
  })
  const { baseline, version } = saved ?? {}
  const days = version && { from: version.baselineFrom, to: version.baselineTo }
  return (
    <>
      {baseline && version && days && (
        <section className={styles.details} aria-label={t('variance.saved.one')}>
          <span className={styles.name}>{baseline.name}</span>
          <span>{version.reason}</span>
          <span className={styles.facts}>
            {[
              t('variance.saved.versionOf', { version: version.version, of: baseline.versions.length }),
              formats.date(version.createdAt, deviceZone()),
              version.createdBy,
              formats.period(startOfDay(days.from, 'UTC'), startOfDay(days.to, 'UTC'), 'UTC'),
              t(`variance.forms.${version.form}`),
              version.drivers.length > 0 &&
                `${t('variance.drivers.title')}: ${version.drivers.map((one) => driverName(one, t)).join(', ')}`,
              t('variance.saved.meters', { count: baseline.seriesIds.length }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </section>
      )}
      <div className={styles.steps}>
        {canSave && (
          <Button aria-haspopup="dialog" onClick={saving.open} {...saving.nearby}>
            {t(baseline ? 'variance.saved.newVersion' : 'variance.saved.open')}
          </Button>
        )}
        {canSave && baseline && (
          <>
            <Button aria-haspopup="dialog" onClick={renaming.open} {...renaming.nearby}>
              {t('variance.saved.rename')}
            </Button>
            <Button disabled={deleting.isPending} onClick={() => deleting.mutate(baseline)}>
              {t('variance.saved.delete')}
            </Button>
          </>
        )}
        <span role="status" className={styles.steps}>
          {deleted && (
            <>
              {t('variance.saved.deleted', { name: deleted.name })}
              <Button
                look="quiet"
                // The button that had the focus went with what it deleted.
                ref={(button) => button?.focus()}
                onClick={() => restoring.mutate(deleted)}
              >
                {t('variance.saved.undo')}
              </Button>
            </>
          )}
        </span>
      </div>
      <StepFailure title={t('variance.saved.notDeleted')} error={deleting.error} />
      <StepFailure title={t('variance.saved.notRestored')} error={restoring.error} />
      {saving.Dialog && (
        <saving.Dialog
          {...draft}
          {...(baseline &&
            version && {
              of: baseline,
              form: version.form,
              baseline: days!,
              drivers: version.drivers.map((one) => ({
                seriesId: one.seriesId,
                name: driverName(one, t),
              })),
            })}
          onSaved={onShow}
          onClose={saving.close}
        />
      )}
      {renaming.Dialog && baseline && <renaming.Dialog baseline={baseline} onClose={renaming.close} />}
    </>
  )
}
