import { useTexts } from '@energycockpit/i18n'
import { PartialNotice } from '@energycockpit/ui'
import { isIncomplete, type Located } from './located'

/** Says that figures are not the whole truth. */
export function MissingParts({ located }: { located: readonly Located[] }) {
  const { t } = useTexts()
  const incomplete = located.filter(isIncomplete)
  const leftOut = located.reduce((sum, { consumption }) => sum + (consumption?.leftOut ?? 0), 0)
  if (incomplete.length === 0) return null
  return (
    <PartialNotice>
      {t('map.incomplete', { count: incomplete.length })}
      {leftOut > 0 && ` ${t('map.leftOut', { count: leftOut })}`}
    </PartialNotice>
  )
}
