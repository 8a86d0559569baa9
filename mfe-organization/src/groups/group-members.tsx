import { useDeferredValue, useState } from 'react'
import { StepFailure, retryUnlessFinal } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { Button, EmptyState, ErrorState, Panel, SearchField, StepButton, Waiting } from '@energycockpit/ui'
import { structureReasonKey } from '../structure-query'
import type { OpenStep } from './group-dialog'
import styles from './groups.module.css'
import { useLocations } from './groups-query'
import { MembersTable } from './members-table'
import type { TakeStep } from './use-group-steps'

interface GroupMembersProps {
  businessId: number
  name: string
  step: TakeStep
  onStep: (step: OpenStep) => void
}

/** The locations of a group: looked through, added and removed. */
export function GroupMembers({ businessId, name, step, onStep }: GroupMembersProps) {
  const { t } = useTexts()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const search = useDeferredValue(text.trim())
  const locations = useLocations({ businessId, group: name, ...(search && { search }) })
  const { data: found, more } = locations
  const remove = () =>
    step.mutate({ what: 'removed', name, locations: chosen }, { onSuccess: () => setChosen([]) })
  return (
    <Panel
      title={t('groups.locations')}
      actions={
        <div className={styles.steps}>
          <SearchField
            label={t('groups.search')}
            clearLabel={t('groups.clearSearch')}
            value={text}
            onChange={setText}
          />
          <Button look="primary" onClick={() => onStep({ step: 'add', name })} aria-haspopup="dialog">
            {t('groups.addLocations')}
          </Button>
        </div>
      }
    >
      {!found ? (
        locations.isError ? (
          <ErrorState
            title={t('groups.locationsFailed')}
            retry={retryUnlessFinal(locations.error, t('groups.retry'), locations.refetch)}
          />
        ) : (
          <Waiting label={t('page.loading')} lines={4} />
        )
      ) : found.length === 0 ? (
        <EmptyState title={t(search ? 'groups.noneFound' : 'groups.gone')} glyph="location">
          {search ? null : t('groups.goneDetail')}
        </EmptyState>
      ) : (
        <>
          <MembersTable group={name} locations={found} chosen={chosen} onChange={setChosen} />
          {more && (
            <Button onClick={more.onMore} disabled={more.pending}>
              {t('groups.more')}
            </Button>
          )}
          <div className={styles.bar}>
            <span role="status">{t('groups.chosen', { count: chosen.length })}</span>
            <StepButton
              pending={step.isPending}
              working={t('form.saving')}
              aria-disabled={chosen.length === 0}
              onClick={() => chosen.length > 0 && remove()}
            >
              {t('groups.remove')}
            </StepButton>
          </div>
          <StepFailure title={t('form.notSaved')} error={step.error} reasonKey={structureReasonKey} />
        </>
      )}
    </Panel>
  )
}
