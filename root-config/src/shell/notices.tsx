import { useTexts } from '@energycockpit/i18n'
import { Toasts } from '@energycockpit/ui'
import { closeNotice } from '../portal/notices'
import { usePortal, usePortalState } from './portal-context'

/** What features and shell have to say in passing. */
export function Notices() {
  const { t } = useTexts()
  const portal = usePortal()
  const notices = usePortalState((state) => state.notices)
  return (
    <Toasts
      label={t('notices.label')}
      closeLabel={t('notices.close')}
      toasts={notices.map(({ id, kind, text, correlationId }) => ({
        id,
        kind,
        text: correlationId ? `${text} (${t('notices.reference', { id: correlationId })})` : text,
      }))}
      onClose={(id) => closeNotice(portal.state, id)}
    />
  )
}
