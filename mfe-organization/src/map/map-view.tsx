import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { EmptyState, ErrorState, Waiting } from '@energycockpit/ui'
import { hasWebGl } from './has-webgl'
import { LoadBoundary } from './load-boundary'
import type { MapCanvasProps } from './map-canvas'
import styles from './map.module.css'

// A megabyte, which nobody loads whose browser cannot draw it, or who has nothing to be drawn.
const MapCanvas = lazy(() => import('./map-canvas'))

/** The map, or why there is none; what stands over it follows. */
export function MapView({ children, ...map }: MapCanvasProps & { children?: ReactNode }) {
  const { t } = useTexts()
  const [canDraw] = useState(hasWebGl)
  return (
    <div className={styles.view}>
      <div className={styles.place}>
        {map.locations.length === 0 && map.onPlace === undefined ? (
          <EmptyState title={t('map.noPlaces')} glyph="location">
            {t('map.noPlacesDetail')}
          </EmptyState>
        ) : !canDraw ? (
          <EmptyState title={t('map.noWebGl')} glyph="map">
            {t('map.noWebGlDetail')}
          </EmptyState>
        ) : (
          <LoadBoundary failed={<ErrorState title={t('map.notDrawn')}>{t('map.notDrawnDetail')}</ErrorState>}>
            <Suspense fallback={<Waiting label={t('map.loading')} lines={8} />}>
              <MapCanvas {...map} />
            </Suspense>
          </LoadBoundary>
        )}
      </div>
      {children}
    </div>
  )
}
