/** A place in a grid, counted from 0. */
export interface Place {
  row: number
  column: number
}

export interface GridKey {
  key: string
  ctrlKey: boolean
}

const arrows: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

/**
 * Where a key leads from a place, by the pattern that the ARIA Authoring Practices describe for grids: arrows to the
 * neighbour, Home and End to the ends of the row, with Ctrl to those of the grid. Places that are none (31 February)
 * are passed over. Undefined: the key leads nowhere.
 */
export function gridStep(
  { key, ctrlKey }: GridKey,
  from: Place,
  size: { rows: number; columns: number },
  isPlace: (place: Place) => boolean,
): Place | undefined {
  const arrow = Object.hasOwn(arrows, key) ? arrows[key] : undefined
  const inGrid = ({ row, column }: Place) =>
    row >= 0 && row < size.rows && column >= 0 && column < size.columns
  const walk = (start: Place, step: Place) => {
    let place = start
    while (inGrid(place) && !isPlace(place))
      place = { row: place.row + step.row, column: place.column + step.column }
    return inGrid(place) ? place : undefined
  }
  if (arrow) return walk({ row: from.row + arrow.row, column: from.column + arrow.column }, arrow)
  if (key === 'Home') {
    const row = ctrlKey ? 0 : from.row
    return walk({ row, column: 0 }, arrows.ArrowRight!)
  }
  if (key === 'End') {
    const row = ctrlKey ? size.rows - 1 : from.row
    return walk({ row, column: size.columns - 1 }, arrows.ArrowLeft!)
  }
  return undefined
}
