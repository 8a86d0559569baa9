import type { TwinObject } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import type { Offered } from '../../form/item-field'
import { categoryGroups } from '../objects/category-glyph'
import { pathOf, possibleParents } from '../objects/objects'
import { useTwin } from '../twin-context'

/** What the form of an object offers: categories in groups, and the objects below which it may stand. */
export function useOffered(object: TwinObject | undefined): Offered {
  const { t } = useTexts()
  const {
    twin: { location, objects },
  } = useTwin()
  const parents = possibleParents(objects, object?.id).map((parent) => ({
    value: parent.id,
    label: pathOf(objects, parent),
  }))
  return {
    category: Object.entries(categoryGroups).map(([group, categories]) => ({
      label: t(`twin.categories.${group}`),
      choices: categories.map((category) => ({ value: category, label: t(`choices.${category}`) })),
    })),
    parentObject: [
      {
        label: '',
        choices: [{ value: '', label: t('twin.directlyAt', { name: location.name }) }, ...parents],
      },
    ],
  }
}
