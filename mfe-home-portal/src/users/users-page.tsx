import type { AdministeredUser } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, PageHead, Panel, PartialNotice } from '@energycockpit/ui'
import { useDeferredValue, useState } from 'react'
import { AdministrationTexts } from '../administration/administration-texts'
import page from '../administration/page.module.css'
import { ChangeUser } from './change-user'
import { BusinessDialog } from './business-dialog'
import { InviteDialog } from './invite-dialog'
import { useUsers } from './use-users'
import { UsersFound } from './users-found'
import { UsersSought } from './users-sought'

/** The users of the businesses that the administrator sees, and what may be done about them. */
export function UsersPage() {
  const { locale } = useFeature()
  return (
    <AdministrationTexts locale={locale}>
      <Users />
    </AdministrationTexts>
  )
}

function Users() {
  const { t } = useTexts()
  const [text, setText] = useState('')
  const [businessId, setBusinessId] = useState('')
  const [open, setOpen] = useState<AdministeredUser | 'invite' | 'business'>()
  const search = useDeferredValue(text.trim())
  const users = useUsers({ ...(search && { search }), ...(businessId && { businessId }) })
  const businesses = users.first?.businesses ?? []
  const superClients = users.first?.superClients ?? null
  const isKept = users.data !== undefined && businesses.length === 0
  const close = () => setOpen(undefined)

  return (
    <div className={page.page}>
      <PageHead title={t('users.title')} lead={t(isKept ? 'users.leadKept' : 'users.lead')} />
      {isKept && <PartialNotice kind="information">{t('users.kept')}</PartialNotice>}
      <Panel
        title={t('users.list')}
        actions={
          <div className={page.filters}>
            <UsersSought {...{ businesses, text, businessId }} onText={setText} onBusiness={setBusinessId} />
            {superClients && <Button onClick={() => setOpen('business')}>{t('business.add')}</Button>}
            {businesses.length > 0 && (
              <Button look="primary" onClick={() => setOpen('invite')}>
                {t('users.invite')}
              </Button>
            )}
          </div>
        }
      >
        <UsersFound users={users} onChange={setOpen} />
      </Panel>
      {open === 'invite' && <InviteDialog businesses={businesses} onClose={close} />}
      {open === 'business' && (
        <BusinessDialog superClients={superClients ?? []} isKept={isKept} onClose={close} />
      )}
      {typeof open === 'object' && (
        <ChangeUser
          user={open}
          roles={businesses.find(({ id }) => id === open.businessId)?.roles ?? []}
          onClose={close}
        />
      )}
    </div>
  )
}
