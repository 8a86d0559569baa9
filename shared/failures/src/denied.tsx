import { useTexts } from '@energycockpit/i18n'
import { EmptyState } from '@energycockpit/ui'

/** Stands where something would be shown that the user's role does not allow: nothing failed, and nobody can retry. */
export function Denied() {
  const { t } = useTexts()
  return (
    <EmptyState title={t('denied.title')} glyph="key">
      {t('denied.detail')}
    </EmptyState>
  )
}
