import type { FoundGroup, FoundKind, FoundObject } from '@energycockpit/contract'
import type { Translate } from '@energycockpit/i18n'
import type { Choice, ChoiceGroup } from './choice'

export const foundGlyphs: Readonly<Record<FoundKind, string>> = {
  LOCATION: 'location',
  METERING_POINT: 'meter',
  ORG_UNIT: 'orgUnit',
  SAVED_VIEW: 'view',
  ACTION: 'actions',
}

/** What the server found, as the list shows it. */
export const foundChoices = (groups: readonly FoundGroup[], t: Translate): ChoiceGroup[] =>
  groups.map(({ kind, count, found }) => ({
    ...{ id: kind, count },
    choices: found.map((object) => foundChoice(kind, object, t)),
  }))

function foundChoice(kind: FoundKind, object: FoundObject, t: Translate): Choice {
  const { id, name, url, path, matched, owner } = object
  const details = [
    matched && t(`matched.${matched.field}`, { value: matched.value }),
    path.join(' › '),
    owner !== null && t('sharedBy', { name: owner }),
  ]
  return {
    ...{ key: `${kind} ${id}`, label: name, url, glyph: foundGlyphs[kind] },
    detail: details.filter((detail) => typeof detail === 'string' && detail !== '').join(' · '),
  }
}
