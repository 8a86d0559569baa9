import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeVirtualSeries, type ListedVirtualSeries } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ConfirmDialog, Button, Panel, PartialNotice } from '@energycockpit/ui'
import { referenceOf } from '@energycockpit/failures'
import { meterReasonKey } from './meter-reason-key'
import { virtualMetersQuery } from './virtual-meters-query'

/** Removes a virtual meter that no other one needs, after a question. */
export function RemoveMeter({ meter }: { meter: ListedVirtualSeries }) {
  const { t } = useTexts()
  const { api, basePath, navigate, notify } = useFeature()
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { seriesId, name, usedBy } = meter
  const removing = useMutation({
    mutationFn: () => api.call(removeVirtualSeries, { params: { seriesId } }),
    onSuccess: async () => {
      notify({ kind: 'success', text: t('virtual.removed', { name }) })
      navigate(`${basePath}/measurement-data/virtual-meters`)
      // Of the hierarchy as well, in which it stood.
      await queries.invalidateQueries({ queryKey: virtualMetersQuery(api).queryKey })
      await queries.invalidateQueries({ queryKey: ['hierarchy'] })
    },
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
          <div role="alert">
            {removing.error && (
              <PartialNotice>
                {t('virtual.remove.failed')} {t(meterReasonKey(removing.error))}{' '}
                {referenceOf(removing.error, t)}
              </PartialNotice>
            )}
          </div>
        </ConfirmDialog>
      )}
    </Panel>
  )
}
