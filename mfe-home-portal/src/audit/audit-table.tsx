import { roles, type AuditEntry } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { TableNote } from '@energycockpit/ui'
import { DataTable, type DataColumn } from '@energycockpit/ui/data-table'
import { useMemo } from 'react'

interface AuditTableProps {
  entries: readonly AuditEntry[]
  /** With their numbers, for who may have the log checked. */
  numbered: boolean
  /** There are older entries. */
  more: { label: string; pending: boolean; onMore: () => void } | undefined
}

/** Entries of the audit log in the order given. */
export function AuditTable({ entries, numbered, more }: AuditTableProps) {
  const { t, formats } = useTexts()
  const columns = useMemo((): DataColumn<AuditEntry>[] => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const nobody = t('audit.nobody')
    return [
      {
        name: 'at',
        label: t('audit.columns.at'),
        cell: ({ at, sequence }) => (
          <>
            <time dateTime={at}>{formats.dateTime(at, zone)}</time>
            {numbered && <TableNote> {t('audit.number', { number: sequence })}</TableNote>}
          </>
        ),
      },
      {
        name: 'action',
        label: t('audit.columns.action'),
        room: 'two',
        cell: ({ action, detail }) => (
          <span>
            {t(`audit.actions.${action}`)}
            <RolesGiven roles={detail.roles} />
            <Why detail={detail} />
            <ByToken name={detail.apiToken} />
          </span>
        ),
      },
      { name: 'actor', label: t('audit.columns.actor'), cell: ({ actor }) => actor?.name ?? nobody },
      { name: 'subject', label: t('audit.columns.subject'), cell: ({ subject }) => subject?.name ?? nobody },
      {
        name: 'business',
        label: t('audit.columns.business'),
        cell: ({ businessName }) => businessName ?? nobody,
      },
    ]
  }, [t, formats, numbered])

  return (
    <DataTable
      label={t('audit.entries')}
      columns={columns}
      rows={entries}
      keyOf={({ sequence }) => String(sequence)}
      more={more}
      columnsLabel={t('audit.shownColumns')}
    />
  )
}

const roleNumbers: readonly unknown[] = Object.values(roles)

/** Which roles an entry is about, where it is about any. */
function RolesGiven({ roles: given }: { roles: unknown }) {
  const { t } = useTexts()
  if (!Array.isArray(given)) return null
  const names = given.filter((role) => roleNumbers.includes(role)).map((role) => t(`roles.${String(role)}`))
  return names.length === 0 ? null : <TableNote> {names.join(', ')}</TableNote>
}

const details = ['second-factor', 'ACCOUNT_DISABLED', 'BUSINESS_UNKNOWN', 'NO_ROLE'] as const

/** At which step a sign-in failed, or why the portal refused it. */
function Why({ detail: { step, reason } }: { detail: AuditEntry['detail'] }) {
  const { t } = useTexts()
  const known = details.find((one) => one === step || one === reason)
  return known ? <TableNote> {t(`audit.details.${known}`)}</TableNote> : null
}

/** A program did it, with a token of whoever is named. */
function ByToken({ name }: { name: unknown }) {
  const { t } = useTexts()
  return typeof name === 'string' ? <TableNote> {t('audit.details.apiToken', { name })}</TableNote> : null
}
