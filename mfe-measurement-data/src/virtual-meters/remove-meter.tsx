import { useState } from 'react'
import { removeVirtualSeries, type ListedVirtualSeries } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { ConfirmDialog, Button, Panel } from '@energycockpit/ui'
import { StepFailure } from '@energycockpit/failures'
import { meterReasonKey } from './meter-reason-key'
import { virtualMetersQuery, virtualStepsKey } from './virtual-meters-query'

/** Removes a virtual meter that no other one needs, after a question. */
export function RemoveMeter({ meter }: { meter: ListedVirtualSeries }) {
  const { t } = useTexts()
  const { api, basePath, navigate } = useFeature()
  const [asking, setAsking] = useState(false)
  const { seriesId, revision, name, usedBy } = meter
  const removing = useChange({
    call: () => api.call(removeVirtualSeries, { params: { seriesId }, query: { revision } }),
    // Of the hierarchy as well, in which it stood.
    changes: [virtualMetersQuery(api).queryKey, virtualStepsKey, ['hierarchy']],
    done: () => t('virtual.removed', { name }),
    onDone: () => navigate(`${basePath}/measurement-data/virtual-meters`),
  })
  return (
    <Panel title={t('virtual.remove.title')}>
      {usedBy.length > 0 ? (
        <p>{t('virtual.remove.used', { names: usedBy.join(', ') })}</p>
      ) : (
        <p>
          <Button onClick={() => setAsking(true)} aria-haspopup="dialog">
            {t('virtual.remove.step')}
          </Button>
        </p>
      )}
      {asking && (
        <ConfirmDialog
          title={t('virtual.remove.question', { name })}
          labels={{
            step: t('virtual.remove.yes'),
            cancel: t('virtual.cancel'),
            working: t('virtual.remove.working'),
          }}
          pending={removing.isPending}
          onStep={() => removing.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>{t('virtual.remove.what')}</p>
          <StepFailure title={t('virtual.remove.failed')} error={removing.error} reasonKey={meterReasonKey} />
        </ConfirmDialog>
      )}
    </Panel>
  )
}
