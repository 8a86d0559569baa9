import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useAddressQuery, useFeature } from '@energycockpit/remote'
import { Button, Page, PageHead, Panel, Select } from '@energycockpit/ui'
import { businessesQuery, structureReasonKey } from '../structure-query'
import { AllGroups } from './all-groups'
import { groupAddress, groupIn, type ShownGroup } from './group-address'
import { GroupDialog, type OpenStep } from './group-dialog'
import { GroupView } from './group-view'
import styles from './groups.module.css'
import { groupsQuery } from './groups-query'
import { StepBar } from './step-bar'
import type { TakenStep } from './use-group-steps'

/** Groups of locations, whatever they stand below: all of a business, or one with its locations. */
export function GroupsPage() {
  const { t } = useTexts()
  const { api, user, navigate, basePath } = useFeature()
  const shown = groupIn(useAddressQuery()) ?? { businessId: user!.client_business_id }
  const { businessId, name } = shown
  const groups = useQuery(groupsQuery(api))
  const { data: businesses = [] } = useQuery(businessesQuery(api))
  const [open, setOpen] = useState<OpenStep>()
  const [taken, setTaken] = useState<TakenStep>()
  // A step is one with what is shown: Back leads away from both.
  const address = groupAddress(shown)
  const [addressBefore, setAddressBefore] = useState(address)
  if (address !== addressBefore) {
    setAddressBefore(address)
    setOpen(undefined)
  }
  const show = (next: ShownGroup) => navigate(`${basePath}/organization/groups${groupAddress(next)}`)

  return (
    <Page>
      <div className={styles.page}>
        {name === undefined && <PageHead title={t('groups.title')} lead={t('groups.lead')} />}
        {taken && (
          <StepBar
            key={taken.step}
            taken={taken}
            onUndone={() => {
              setTaken(undefined)
              show(taken.before)
            }}
            onClose={() => setTaken(undefined)}
          />
        )}
        {name !== undefined ? (
          <GroupView
            key={address}
            businessId={businessId}
            name={name}
            onStep={setOpen}
            onTaken={(text, step) => setTaken({ text, step, before: shown })}
          />
        ) : (
          <Panel
            title={t('groups.list')}
            actions={
              <div className={styles.steps}>
                {businesses.length > 1 && (
                  <Select
                    label={t('import.business')}
                    groups={[
                      {
                        label: '',
                        choices: businesses.map((one) => ({ value: `${one.id}`, label: one.name })),
                      },
                    ]}
                    value={`${businessId}`}
                    onChange={(chosen) => show({ businessId: Number(chosen) })}
                  />
                )}
                <Button look="primary" onClick={() => setOpen({ step: 'new' })} aria-haspopup="dialog">
                  {t('groups.new')}
                </Button>
              </div>
            }
          >
            <QueryContent
              query={groups}
              loading={t('page.loading')}
              failed={t('groups.failed')}
              reasonKey={structureReasonKey}
            >
              {(found) => (
                <AllGroups
                  groups={found.filter((group) => group.businessId === businessId)}
                  onStep={setOpen}
                />
              )}
            </QueryContent>
          </Panel>
        )}
      </div>
      {open && (
        <GroupDialog
          open={open}
          businessId={businessId}
          groups={groups.data ?? []}
          onTaken={(step, changed, text) => {
            if (changed.step !== null) setTaken({ text, step: changed.step, before: shown })
            if (name === undefined) return
            if (step.what === 'dissolved') show({ businessId })
            if ('to' in step) show({ businessId, name: step.to })
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Page>
  )
}
