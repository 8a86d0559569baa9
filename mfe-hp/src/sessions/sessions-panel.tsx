import { endAllSessions, endOwnSession, getOwnSessions, type OwnSession } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ConfirmDialog, Button, Panel } from '@energycockpit/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CallFailure } from '../states/call-failure'
import { QueryContent } from '../states/query-content'
import { SessionsTable } from './sessions-table'
import styles from './sessions-panel.module.css'

/** In which browsers the user is signed in, and the ways to end it there. */
export function SessionsPanel() {
  const { t } = useTexts()
  const { api, notify } = useFeature()
  const [asking, setAsking] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const sessions = useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => api.call(getOwnSessions, { signal }),
  })
  const end = useMutation({
    mutationFn: ({ uuid }: OwnSession) => api.call(endOwnSession, { params: { uuid } }),
    onSuccess: () => notify({ kind: 'success', text: t('sessions.ended') }),
    onSettled: async () => {
      await sessions.refetch()
      // The button that was pressed is gone.
      place.current?.focus()
    },
  })

  return (
    <Panel
      title={t('sessions.title')}
      actions={<Button onClick={() => setAsking(true)}>{t('sessions.endAll')}</Button>}
    >
      <div ref={place} tabIndex={-1} className={styles.place} role="group" aria-label={t('sessions.title')}>
        <QueryContent query={sessions} failed={t('sessions.failed')}>
          {({ sessions: found }) => (
            <SessionsTable
              sessions={found}
              ending={end.isPending ? end.variables.uuid : undefined}
              onEnd={(session) => end.mutate(session)}
            />
          )}
        </QueryContent>
        <CallFailure failure={end.error} />
      </div>
      {asking && <EndAllDialog onClose={() => setAsking(false)} />}
    </Panel>
  )
}

/** Ends this session, too, so it asks first. */
function EndAllDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts()
  const { api, navigate } = useFeature()
  const end = useMutation({
    mutationFn: () => api.call(endAllSessions),
    onSuccess: () => navigate('/logout'),
  })
  return (
    <ConfirmDialog
      title={t('sessions.endAllTitle')}
      labels={{ step: t('sessions.endAll'), cancel: t('cancel'), working: t('working') }}
      pending={end.isPending}
      onStep={() => end.mutate()}
      onClose={onClose}
    >
      <p>{t('sessions.endAllText')}</p>
      <CallFailure failure={end.error} />
    </ConfirmDialog>
  )
}
