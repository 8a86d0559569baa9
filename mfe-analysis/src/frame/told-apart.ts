import type { ChosenSeriesItem } from '@energycockpit/contract'

interface Named {
  id: string
  name: string | undefined
}

/** With the location for names that several have: every building has a meter 'Electricity'. */
export function toldApart<Item extends Named>(
  objects: readonly Item[],
  series: readonly Pick<ChosenSeriesItem, 'pointId' | 'locationName'>[],
): Item[] {
  const counts = new Map<string | undefined, number>()
  for (const { name } of objects) counts.set(name, (counts.get(name) ?? 0) + 1)
  const places = new Map(series.map(({ pointId, locationName }) => [pointId, locationName]))
  return objects.map((object) => {
    const place = places.get(object.id)
    const isAmbiguous = object.name !== undefined && counts.get(object.name)! > 1
    return isAmbiguous && place !== undefined ? { ...object, name: `${object.name} · ${place}` } : object
  })
}
