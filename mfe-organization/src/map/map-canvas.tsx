import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MapTiles } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button, IconButton, useThemeChange } from '@energycockpit/ui'
import { boundsOf, type Bounds, type Coordinates } from './bounds'
import { DrawnMap } from './drawn-map'
import type { Placed } from './located'
import { readMapColours } from './map-colours'
import styles from './map.module.css'

export interface MapCanvasProps {
  locations: readonly Placed[]
  /** Of circles. */
  greatest: number
  limits: readonly number[]
  tiles: MapTiles | null
  selected: string | undefined
  onSelect: (id: string) => void
  /** Instead: a place is chosen. */
  onPlace?: (place: Coordinates) => void
  /** What is shown at first; absent: all locations. */
  start?: Bounds | undefined
}

/** The map itself, by the library; loaded when it is drawn and not before. */
export default function MapCanvas(props: MapCanvasProps) {
  const { locations, greatest, limits, tiles, selected, start } = props
  const { t } = useTexts()
  const place = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<DrawnMap>()
  const [isDrawn, setDrawn] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [haveTilesFailed, setTilesFailed] = useState(false)
  const themeChange = useThemeChange()
  // Of what is chosen on the map itself the user sees where it is.
  const chosenHere = useRef<string>(undefined)

  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })

  const create = useEffectEvent((container: HTMLElement) => {
    return new DrawnMap({
      ...{ container, tiles, colours: readMapColours(container), bounds: start ?? boundsOf(locations) },
      words: { title: t('map.canvas'), touch: t('map.touch') },
      onSelect: (id) => {
        chosenHere.current = id
        latest.current.onSelect(id)
      },
      onPlace: props.onPlace && ((place) => latest.current.onPlace?.(place)),
      onDrawn: () => setDrawn(true),
      onFailed: () => setFailed(true),
      onTilesFailed: () => setTilesFailed(true),
    })
  })

  useEffect(() => {
    const created = create(place.current!)
    setMap(created)
    return () => created.remove()
  }, [])
  useEffect(() => {
    map?.draw(locations, { greatest, limits, colours: readMapColours(place.current!) })
  }, [map, locations, greatest, limits, themeChange])
  const one = locations.find(({ id }) => id === selected)
  useEffect(() => {
    map?.select(one, { toIt: one !== undefined && chosenHere.current !== one.id && !props.onPlace })
    chosenHere.current = undefined
    // Of the same location other figures may arrive.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [map, one?.id])

  const bounds = boundsOf(locations)
  // What stands around the map says so in its place.
  if (hasFailed) throw new Error('The map could not be drawn')
  return (
    <>
      <div ref={place} className={styles.canvas} data-drawn={isDrawn || undefined} />
      <div className={styles.controls}>
        <IconButton look="plain" glyph="plus" label={t('map.zoomIn')} onClick={() => map?.zoom(1)} />
        <IconButton look="plain" glyph="minus" label={t('map.zoomOut')} onClick={() => map?.zoom(-1)} />
        {bounds && <Button onClick={() => map?.fit(bounds)}>{t('map.showAll')}</Button>}
      </div>
      {haveTilesFailed ? (
        <p className={styles.attribution} role="status">
          {t('map.tilesFailed')}
        </p>
      ) : (
        <p className={styles.attribution}>{tiles?.attribution ?? 'Natural Earth'}</p>
      )}
    </>
  )
}
