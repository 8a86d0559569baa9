import type { OpenEnd } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { PartialNotice } from '@energycockpit/ui'

/** That nobody knows whether the last value of a file is whole, and which it is. */
export function OpenEndNote({ openEnd: { line, text } }: { openEnd: OpenEnd }) {
  const { t, formats } = useTexts()
  return (
    <PartialNotice kind="information">
      {t('upload.understood.openEnd', { line: formats.count(line), text })}
    </PartialNotice>
  )
}
