import type { EmptyValues } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { PartialNotice } from '@energycockpit/ui'
import { columnName } from './column-name'

interface EmptyNoteProps {
  empty: EmptyValues | undefined
  /** Of a file with several columns of values: their headings. */
  headings?: readonly string[] | undefined
}

/** So many places are named. */
const named = 5

/** How many values a file leaves empty and where, and that nothing is made of them. */
export function EmptyNote({ empty, headings }: EmptyNoteProps) {
  const { t, formats } = useTexts()
  if (!empty) return null
  const places = empty.first.map(({ line, column }) => {
    const written = t('upload.empty.line', { line: formats.count(line) })
    return headings ? `${written} (${columnName(column, headings, t)})` : written
  })
  const shown = [...new Set(places)].slice(0, named)
  const isAll = empty.first.length === empty.count && shown.length === new Set(places).size
  return (
    <PartialNotice kind="information">
      {t('upload.empty.values', {
        count: empty.count,
        written: formats.count(empty.count),
        places: [...shown, ...(isAll ? [] : [t('upload.empty.more')])].join(', '),
      })}
    </PartialNotice>
  )
}
