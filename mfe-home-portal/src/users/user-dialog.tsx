import { setUserRoles, type AdministeredUser } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { Button, Dialog, StepButton } from '@energycockpit/ui'
import { useId, useState, type FormEvent } from 'react'
import { FailureNotice } from '../administration/failure-notice'
import { RolesToGive } from './roles-to-give'
import { stepsFor, type StepOfUser } from './steps-of-user'
import { usersKey } from './use-users'
import styles from './dialogs.module.css'

interface UserDialogProps {
  user: AdministeredUser
  /** The roles that may be given to this user; none: they are kept elsewhere. */
  roles: readonly number[]
  onStep: (step: StepOfUser) => void
  onClose: () => void
}

/** What an administrator may change about a user. */
export function UserDialog({ user, roles, onStep, onClose }: UserDialogProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const { uuid: userUuid, displayName: name, userName, businessName, status } = user
  const formId = useId()
  const [chosen, setChosen] = useState(user.roles)
  const [tried, setTried] = useState(false)
  const saving = useChange({
    call: () => api.call(setUserRoles, { params: { userUuid }, body: { roles: chosen } }),
    changes: [usersKey],
    done: () => t('user.rolesSaved', { name }),
    onDone: onClose,
  })

  function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (chosen.length > 0) saving.mutate()
  }

  return (
    <Dialog
      title={name}
      form
      onClose={onClose}
      actions={
        <>
          <Button large onClick={onClose}>
            {t('dialog.close')}
          </Button>
          {roles.length > 0 && (
            <StepButton
              large
              look="primary"
              type="submit"
              form={formId}
              pending={saving.isPending}
              working={t('dialog.working')}
            >
              {t('user.saveRoles')}
            </StepButton>
          )}
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.facts}>{[userName, businessName, t(`users.statuses.${status}`)].join(' · ')}</p>
        {roles.length > 0 && (
          <form id={formId} onSubmit={save}>
            <RolesToGive
              roles={roles}
              chosen={chosen}
              fault={tried && chosen.length === 0 ? t('invite.faults.roles') : undefined}
              onChange={setChosen}
            />
          </form>
        )}
        <FailureNotice error={saving.error} />
        <div className={styles.access}>
          <h3>{t('user.access')}</h3>
          <div className={styles.steps}>
            {stepsFor(user).map((step) => (
              <Button key={step} onClick={() => onStep(step)}>
                {t(`user.${step}`, { tokens: user.apiTokens })}
              </Button>
            ))}
          </div>
        </div>
      </div>
    </Dialog>
  )
}
