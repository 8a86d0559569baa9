import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { type MeteringPoint, type ReadStructureItem } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { offers, useFeature } from '@energycockpit/remote'
import { Button, ButtonLink, EmptyState, Panel, Table, TableCell, TableNote } from '@energycockpit/ui'
import { unitSign } from '@energycockpit/units'
import { useClockText } from '../form/clock-text'
import { seriesQuery, structureReasonKey } from '../structure-query'
import { WhoCan } from '../who-can'
import { SeriesStepDialog, type SeriesStep } from './series-step-dialog'
import styles from './hierarchy.module.css'

type Series = MeteringPoint['series'][number]

/** What is measured at a metering point. */
export function SeriesPanel({ point: { item, canEdit, canAdminister } }: { point: ReadStructureItem }) {
  const { t } = useTexts()
  const { api, basePath, menu } = useFeature()
  const [taken, setTaken] = useState<{ id: number; step: SeriesStep }>()
  const steps: readonly SeriesStep[] = [
    ...(canEdit ? (['edit', 'archive'] as const) : []),
    ...(canAdminister ? (['delete'] as const) : []),
  ]
  const query = useQuery(seriesQuery(api, item.id))
  const isMeter = item.fields.kind === 'METERING_POINT' && item.fields.type !== null
  const readings = `${basePath}/measurement-data/meter-readings`
  const canEnter = isMeter && item.archivedAt === null && offers(menu, readings)
  const labels = ['quantity', 'direction', 'unit', 'interval', 'seriesType', 'lastAt'] as const
  // To whom the role shows no values, these pages would only say so.
  const canSee = offers(menu, `${basePath}/analysis`)
  const columns = [
    ...labels.map((name) => ({ name, label: t(`fields.${name}`) })),
    ...(canEdit ? [{ name: 'steps', label: t('series.steps'), labelHidden: true }] : []),
  ]
  return (
    <Panel title={t('series.title')}>
      <QueryContent
        query={query}
        loading={t('page.loading')}
        failed={t('page.failed')}
        reasonKey={structureReasonKey}
      >
        {({ series, location }) =>
          series.length === 0 ? (
            <EmptyState title={t('series.none')}>
              <p>{t('series.noneDetail')}</p>
              <WhoCan />
            </EmptyState>
          ) : (
            <>
              <Table columns={columns}>
                {series.map((one) => (
                  <SeriesRow
                    key={one.id}
                    series={one}
                    timeZone={location.timeZone}
                    steps={steps}
                    onStep={(step) => setTaken({ id: one.id, step })}
                  />
                ))}
              </Table>
              <div className={styles.steps}>
                {canSee && (
                  <ButtonLink
                    href={`${basePath}/analysis?${new URLSearchParams({ point: item.id }).toString()}`}
                  >
                    {t('series.toValues')}
                  </ButtonLink>
                )}
                {canEnter && (
                  <ButtonLink href={`${readings}/${encodeURIComponent(item.id)}`}>
                    {t('series.enterReading')}
                  </ButtonLink>
                )}
                {isMeter && canSee && (
                  <ButtonLink href={`${basePath}/analysis/measurement-series/${encodeURIComponent(item.id)}`}>
                    {t('series.toExchanges')}
                  </ButtonLink>
                )}
              </div>
            </>
          )
        }
      </QueryContent>
      {taken && (
        <SeriesStepDialog id={String(taken.id)} step={taken.step} onClose={() => setTaken(undefined)} />
      )}
    </Panel>
  )
}

interface SeriesRowProps {
  series: Series
  timeZone: string
  /** What this user may do with it. */
  steps: readonly SeriesStep[]
  onStep: (step: SeriesStep) => void
}

function SeriesRow({ series, timeZone, steps, onStep }: SeriesRowProps) {
  const { t, locale } = useTexts()
  const atClock = useClockText(timeZone)
  const { quantity, direction, unit, interval, seriesType, lastAt, archived } = series
  const name = t(`choices.${quantity}`)
  return (
    <tr>
      <th scope="row">
        {name}
        {archived && <TableNote> {t('hierarchy.archived')}</TableNote>}
      </th>
      <TableCell label={t('fields.direction')}>{direction ? t(`choices.${direction}`) : '–'}</TableCell>
      <TableCell label={t('fields.unit')}>{unitSign(unit, locale)}</TableCell>
      <TableCell label={t('fields.interval')}>{t(`choices.${interval}`)}</TableCell>
      <TableCell label={t('fields.seriesType')}>{t(`choices.${seriesType}`)}</TableCell>
      <TableCell label={t('fields.lastAt')}>{lastAt ? atClock(lastAt) : t('series.noValues')}</TableCell>
      {steps.length > 0 && (
        <TableCell room="all">
          {seriesType !== 'VIRTUAL' && (
            <span className={styles.steps}>
              {steps.map((step) => {
                const text = t(`steps.${step === 'archive' && archived ? 'restore' : step}`)
                return (
                  <Button
                    key={step}
                    onClick={() => onStep(step)}
                    aria-haspopup="dialog"
                    aria-label={`${text}: ${name}`}
                  >
                    {text}
                  </Button>
                )
              })}
            </span>
          )}
        </TableCell>
      )}
    </tr>
  )
}
