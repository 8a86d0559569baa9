import { useTranslate } from '@energycockpit/i18n'
import { Toasts } from '@energycockpit/ui'
import { closeNotice } from '../portal/notices'
import { usePortal, usePortalState } from './portal-context'

const NEW_VERSION = 'new-version'

/** What features and shell have to say in passing. */
export function Notices() {
  const { t } = useTranslate()
  const portal = usePortal()
  const notices = usePortalState((state) => state.notices)
  const newVersion = usePortalState((state) => state.newVersion)
  const loadNewVersion = {
    id: NEW_VERSION,
    kind: 'information' as const,
    text: t('newVersion.text'),
    // The browser asks when something is unsaved.
    action: { label: t('newVersion.load'), onAction: () => location.reload() },
  }
  return (
    <Toasts
      label={t('notices.label')}
      closeLabel={t('notices.close')}
      toasts={[
        ...notices.map(({ id, kind, text, correlationId }) => ({
          id,
          kind,
          text: correlationId ? `${text} (${t('notices.reference', { id: correlationId })})` : text,
        })),
        ...(newVersion ? [loadNewVersion] : []),
      ]}
      onClose={(id) => {
        if (id === NEW_VERSION) portal.state.set({ newVersion: false })
        else closeNotice(portal.state, id)
      }}
    />
  )
}
