import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, ButtonLink, PageHead } from '@energycockpit/ui'
import { groupAddress } from './group-address'
import type { OpenStep } from './group-dialog'
import { GroupMembers } from './group-members'
import styles from './groups.module.css'
import { useGroupStep } from './use-group-steps'

interface GroupViewProps {
  businessId: number
  name: string
  onStep: (step: OpenStep) => void
  /** Locations were removed by a step, which can be undone. */
  onTaken: (text: string, step: number) => void
}

/** A group: its locations, and what can be done with it. */
export function GroupView({ businessId, name, onStep, onTaken }: GroupViewProps) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const removing = useGroupStep(businessId, (_, { step }, text) => {
    if (step !== null) onTaken(text, step)
  })
  return (
    <>
      <PageHead title={name} lead={t('groups.one')} />
      <div className={styles.steps}>
        <ButtonLink href={`${basePath}/organization/groups${groupAddress({ businessId })}`}>
          {t('groups.all')}
        </ButtonLink>
        {(['rename', 'dissolve'] as const).map((step) => (
          <Button key={step} onClick={() => onStep({ step, name })} aria-haspopup="dialog">
            {t(`groups.${step}`)}
          </Button>
        ))}
      </div>
      <GroupMembers businessId={businessId} name={name} step={removing} onStep={onStep} />
    </>
  )
}
