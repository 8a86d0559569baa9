import { useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { reopenAnomaly, type Anomaly, type AnomalyList } from '@energycockpit/contract'
import { QueryContent, StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { StepButton } from '@energycockpit/ui'
import { useIsWall } from '../../wall/use-is-wall'
import type { TileProps } from '../tile'
import { AcknowledgeDialog } from './acknowledge-dialog'
import { anomaliesKey, anomaliesQuery } from './anomalies-query'
import { AnomalyLine } from './anomaly-line'
import { placeOf } from './place-of'
import { lastDays, shownDays } from './last-days'
import { WatchedMeters } from './watched-meters'
import tiles from '../tiles.module.css'
import styles from './anomalies.module.css'

/** As many as are read at a glance; the sum is of all. */
const shown = 5

/** What meters counted other than expected in the last days, what it cost, and that somebody knows of it. */
export function AnomaliesTile({ nodeId, today }: TileProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const onWall = useIsWall()
  const anomalies = useQuery(anomaliesQuery(api, nodeId, lastDays(today)))
  const [chosen, setChosen] = useState<Anomaly>()
  /** The one that was acknowledged last, which can be taken back. */
  const [done, setDone] = useState<Anomaly>()
  const whole = useRef<HTMLDivElement>(null)
  return (
    <div ref={whole} tabIndex={-1} className={styles.whole}>
      <QueryContent query={anomalies} loading={t('overview.loading')} failed={t('anomalies.failed')}>
        {(found) => (
          <div className={styles.tile}>
            {found.open.count > 0 && <Sum {...found} />}
            {found.anomalies.length > 0 && (
              <ul className={styles.list}>
                {found.anomalies.slice(0, shown).map((anomaly) => (
                  <AnomalyLine
                    key={anomaly.id}
                    {...{ anomaly, today }}
                    onAcknowledge={found.canAcknowledge && !onWall ? () => setChosen(anomaly) : undefined}
                  />
                ))}
              </ul>
            )}
            {found.open.count > shown && (
              <p className={tiles.note}>{t('anomalies.more', { count: found.open.count - shown })}</p>
            )}
            <WatchedMeters {...found} />
          </div>
        )}
      </QueryContent>
      {done && (
        <Undo
          anomaly={done}
          onReopened={() => {
            // The button that was pressed goes.
            whole.current?.focus()
            setDone(undefined)
          }}
        />
      )}
      {chosen && (
        <AcknowledgeDialog
          anomaly={chosen}
          onClose={() => setChosen(undefined)}
          onDone={(acknowledged) => {
            setChosen(undefined)
            setDone(acknowledged)
          }}
        />
      )}
    </div>
  )
}

/** What all of them cost, by currency. */
function Sum({ open }: Pick<AnomalyList, 'open'>) {
  const { t, formats } = useTexts()
  const { money, count, withoutPrice } = open
  return (
    <div className={tiles.line}>
      {money.length === 0 ? (
        <span className={tiles.figure}>{t('anomalies.count', { count })}</span>
      ) : (
        money.map(({ currency, excess, shortfall }) => (
          <span key={currency} className={tiles.line}>
            <span className={tiles.figure}>{formats.quantity(excess, currency)}</span>
            <span className={tiles.note}>
              {t('anomalies.excess')}
              {shortfall > 0 &&
                ` · ${t('anomalies.shortfall', { money: formats.quantity(shortfall, currency) })}`}
            </span>
          </span>
        ))
      )}
      <span className={tiles.note}>
        {t('anomalies.ofLastDays', { count, days: shownDays })}
        {withoutPrice > 0 && ` · ${t('anomalies.withoutPrice', { count: withoutPrice })}`}
      </span>
    </div>
  )
}

function Undo({ anomaly, onReopened }: { anomaly: Anomaly; onReopened: () => void }) {
  const { t } = useTexts()
  const { api } = useFeature()
  const told = useRef<HTMLParagraphElement>(null)
  // The button that opened the dialog goes with its anomaly.
  useEffect(() => told.current?.focus(), [anomaly.id])
  const reopening = useChange({
    call: () =>
      api.call(reopenAnomaly, {
        params: { anomalyId: anomaly.id },
        query: { revision: String(anomaly.revision) },
      }),
    changes: [anomaliesKey],
    onFresh: onReopened,
  })
  return (
    <div className={styles.undo}>
      <p ref={told} role="status" tabIndex={-1}>
        {t('anomalies.acknowledged', { name: placeOf(anomaly, t) })}
      </p>
      <StepButton
        pending={reopening.isPending}
        working={t('anomalies.reopening')}
        onClick={() => reopening.mutate()}
      >
        {t('anomalies.undo')}
      </StepButton>
      <StepFailure title={t('anomalies.notReopened')} error={reopening.error} />
    </div>
  )
}
