import type { ReadStructureItem } from '@energycockpit/contract'
import { ChangedMeanwhile } from '@energycockpit/failures'
import { useFieldLabel } from './field-label'
import { valuesOfFields } from './item-values'
import { useFieldText } from './field-text'

interface ItemMeanwhileProps {
  theirs: ReadStructureItem
  /** What they changed. */
  fields: readonly string[]
  /** What this user entered in fields that they changed, too; undefined: nothing else than they. */
  mine: (field: string) => MyValue | undefined
}

export interface MyValue {
  value: unknown
  isKept: boolean
  onChange: (isKept: boolean) => void
}

/** What somebody else saved of an item while its form was open. */
export function ItemMeanwhile({ theirs, fields, mine }: ItemMeanwhileProps) {
  const { item, attributes } = theirs
  const labelOf = useFieldLabel(attributes)
  const textOf = useFieldText(theirs)
  const values = valuesOfFields(item.fields)
  return (
    <ChangedMeanwhile
      by={item.changed.by}
      at={item.changed.at}
      fields={fields.map((name) => {
        const entered = mine(name)
        return {
          ...{ name, label: labelOf(name), theirs: textOf(name, values[name]) },
          mine: entered && { ...entered, value: textOf(name, entered.value) },
        }
      })}
    />
  )
}
