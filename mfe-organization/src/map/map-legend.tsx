import type { LocationConsumption } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { legendValues, radiusOf } from './circle-size'
import { colourOfClass } from './colour-classes'
import { scaleToken } from './map-colours'
import styles from './map.module.css'

interface MapLegendProps {
  greatest: number
  limits: readonly number[]
  unit: LocationConsumption['unit']
}

/** What size and colour of the circles mean. */
export function MapLegend({ greatest, limits, unit }: MapLegendProps) {
  const { t } = useTexts()
  return (
    <div className={styles.legend}>
      <div>
        <p className={styles.legendTitle}>{t('map.legend.size')}</p>
        <ul className={styles.sizes}>
          {legendValues(greatest).map((value) => (
            <SizeOf key={value} value={value} greatest={greatest} unit={unit} />
          ))}
        </ul>
        <p className={styles.note}>{t('map.legend.cluster')}</p>
      </div>
      <div>
        <p className={styles.legendTitle}>{t('map.legend.colour', { unit: `${unit}/m²` })}</p>
        <Classes limits={limits} />
      </div>
    </div>
  )
}

function SizeOf({ value, greatest, unit }: { value: number; greatest: number; unit: string }) {
  const { formats } = useTexts()
  const radius = radiusOf(value, greatest)
  const size = 2 * (radius + 1)
  return (
    <li>
      <svg width={size} height={size} aria-hidden className={styles.sizeOf}>
        <circle cx={radius + 1} cy={radius + 1} r={radius} />
      </svg>
      {formats.quantity(value, unit)}
    </li>
  )
}

function Classes({ limits }: { limits: readonly number[] }) {
  const { t, formats } = useTexts()
  const count = limits.length + 1
  const textOf = (place: number) => {
    const [from, to] = [limits[place - 1], limits[place]].map((limit) =>
      limit === undefined ? undefined : formats.number(limit),
    )
    if (from === undefined) return to === undefined ? t('map.legend.all') : t('map.legend.below', { to })
    return to === undefined ? t('map.legend.from', { from }) : t('map.legend.between', { from, to })
  }
  return (
    <ul className={styles.classes}>
      {Array.from({ length: count }, (_, place) => (
        <Swatch key={place} token={scaleToken(colourOfClass(place, count))} text={textOf(place)} />
      ))}
      <Swatch token="--map-unknown" text={t('map.legend.unknown')} />
    </ul>
  )
}

function Swatch({ token, text }: { token: `--${string}`; text: string }) {
  return (
    <li>
      <svg width="14" height="14" aria-hidden className={styles.swatch}>
        <circle cx="7" cy="7" r="6" style={{ fill: `var(${token})` }} />
      </svg>
      {text}
    </li>
  )
}
