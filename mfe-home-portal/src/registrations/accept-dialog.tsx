import { acceptRegistration, type Registration } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { faultsOf, FormDialog, Select, TextField, useFaults } from '@energycockpit/ui'
import { useState } from 'react'
import { FailureNotice } from '../administration/failure-notice'
import dialogs from '../users/dialogs.module.css'
import { RolesToGive } from '../users/roles-to-give'
import { atPlace, bodyOf, firstAcceptance, placesOf, rolesAt, type Place } from './acceptance'
import { registrationsKey } from './use-registrations'

/** To which business the company goes, and what its contact may do there; both are done in one step. */
export function AcceptDialog({ registration, onClose }: { registration: Registration; onClose: () => void }) {
  const { t } = useTexts()
  const { api, notify } = useFeature()
  const [wanted, setWanted] = useState(() => firstAcceptance(registration))
  const { id: registrationId, email, isKept } = registration
  const body = bodyOf(registration, wanted)
  const { fault, submit } = useFaults(
    faultsOf(acceptRegistration.body, body, (field) => t(`registrations.accept.faults.${field}`)),
  )
  const accepting = useChange({
    call: () => api.call(acceptRegistration, { params: { registrationId }, body }),
    changes: [registrationsKey, ['users'], ['active-business']],
    onDone: ({ mailed }) => {
      const done = isKept ? 'doneKept' : 'done'
      notify({
        kind: mailed ? 'success' : 'error',
        text: t(`registrations.accept.${mailed ? done : 'notMailed'}`, { email }),
      })
      onClose()
    },
  })
  const { fresh, existing } = placesOf(registration)
  const nameOf = (place: Place) => {
    const id = Number(place.split(' ')[1])
    if (place === 'alone') return t('registrations.accept.alone')
    const name = [...registration.parents, ...registration.businesses].find((one) => one.id === id)?.name
    return place.startsWith('below') ? t('registrations.accept.below', { name }) : (name ?? '')
  }
  const choices = (places: readonly Place[]) => places.map((value) => ({ value, label: nameOf(value) }))

  return (
    <FormDialog
      title={t('registrations.accept.title', { name: registration.companyName })}
      className={dialogs.form}
      labels={{
        step: t('registrations.accept.do'),
        cancel: t('dialog.cancel'),
        working: t('dialog.working'),
      }}
      pending={accepting.isPending}
      onSubmit={submit(() => accepting.mutate())}
      onClose={onClose}
    >
      <Select
        inForm
        label={t('registrations.accept.place')}
        groups={[
          { label: t('registrations.accept.fresh'), choices: choices(fresh) },
          { label: t('registrations.accept.existing'), choices: choices(existing) },
        ].filter((group) => group.choices.length > 0)}
        value={wanted.place}
        onChange={(place) => setWanted(atPlace(registration, wanted, place))}
      />
      {!wanted.place.startsWith('existing') && (
        <TextField
          label={t('business.name')}
          fault={fault('target')}
          autoComplete="off"
          required
          maxLength={100}
          value={wanted.name}
          onChange={(name) => setWanted({ ...wanted, name })}
        />
      )}
      <RolesToGive
        roles={rolesAt(registration, wanted.place)}
        chosen={wanted.roles}
        fault={fault('roles')}
        onChange={(roles) => setWanted({ ...wanted, roles })}
      />
      <p className={dialogs.facts}>
        {t(isKept ? 'registrations.accept.kept' : 'registrations.accept.mailed', { email })}
      </p>
      <FailureNotice error={accepting.error} />
    </FormDialog>
  )
}
