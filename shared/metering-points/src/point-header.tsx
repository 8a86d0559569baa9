import type { ReactNode } from 'react'
import { valueOn, type MeteringPoint } from '@energycockpit/contract'
import { NO_BREAK_SPACE, useTexts } from '@energycockpit/i18n'
import { marketId } from '@energycockpit/metering-ids'
import { todayIn } from '@energycockpit/time'
import { GroupedId } from './grouped-id'
import styles from './point-header.module.css'

interface PointHeaderProps {
  point: MeteringPoint
  /** Where one can go from here. */
  children?: ReactNode
}

/** Name, place and facts of the metering point, in two lines. */
export function PointHeader({ point, children }: PointHeaderProps) {
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
    <header className={styles.header}>
      <p className={styles.path}>{point.path.map((node) => node.name).join(' › ')}</p>
      <h1 tabIndex={-1}>{`${location.name}${NO_BREAK_SPACE}· ${point.name}`}</h1>
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
      {children ? <div className={styles.ways}>{children}</div> : null}
    </header>
  )
}
