import type { ReactNode } from 'react'
import { valueOn, type MeteringPoint } from '@energycockpit/contract'
import { NO_BREAK_SPACE, useTexts } from '@energycockpit/i18n'
import { marketId } from '@energycockpit/metering-ids'
import { todayIn } from '@energycockpit/time'
import { GroupedId } from './grouped-id'
import styles from './point-header.module.css'

interface PointHeaderProps {
  /** Undefined: not known yet, or not to be had. */
  point: MeteringPoint | undefined
  /** Keeps the place of what is not known yet. */
  isWaiting?: boolean
  /** Where one can go from here. */
  children?: ReactNode
}

/** Name, place and facts of the metering point, in two lines. */
export function PointHeader({ point, isWaiting = false, children }: PointHeaderProps) {
  const { t } = useTexts()
  const place = isWaiting ? NO_BREAK_SPACE : ''
  const path = point ? point.path.map((node) => node.name).join(' › ') : place
  return (
    <header className={styles.header}>
      {path !== '' && <p className={styles.path}>{path}</p>}
      {/* The same heading while it waits and after: it may have the focus. */}
      <h1 key="name" tabIndex={-1}>
        {point ? `${point.location.name}${NO_BREAK_SPACE}· ${point.name}` : t('point.title')}
      </h1>
      {point ? <Facts point={point} /> : place !== '' && <p className={styles.facts}>{place}</p>}
      {children ? <div className={styles.ways}>{children}</div> : null}
    </header>
  )
}

function Facts({ point }: { point: MeteringPoint }) {
  const { t, formats } = useTexts()
  const { location } = point
  const address = [location.street, location.city].filter(Boolean).join(', ')
  const floorArea = valueOn(location.floorArea, todayIn(location.timeZone))
  const market = marketId(point.meteringPointId)
  const facts: [string, ReactNode][] = [
    ['meterNumber', point.meterNumber],
    market
      ? [market.kind, <GroupedId key="id" grouped={market.grouped} />]
      : ['meteringPointId', point.meteringPointId],
    ['address', address || null],
    ['floorArea', floorArea === null ? null : `${formats.count(floorArea)}${NO_BREAK_SPACE}m²`],
    ['timeZone', location.timeZone.replaceAll('_', ' ')],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name} className={styles.fact}>
            <dt>{t(`facts.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
