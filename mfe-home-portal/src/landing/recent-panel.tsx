import { forgetRecentObjects, type RecentKind, type RecentObject } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { Button, carrierOfProduct, CarrierSign, Icon, Panel, Waiting, type Glyph } from '@energycockpit/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { recentKey } from './use-recent'
import styles from './landing-lists.module.css'

const glyphs: Readonly<Record<RecentKind, Glyph>> = {
  ORG_UNIT: 'orgUnit',
  LOCATION: 'location',
  METERING_POINT: 'meter',
  SAVED_VIEW: 'view',
}

/** The button that was pressed has gone with the list. */
const takeFocus = (empty: HTMLElement | null) => empty?.focus()

/** What the user opened last, so that they can go on with it on whatever device. */
export function RecentPanel({ recent }: { recent: UseQueryResult<{ objects: RecentObject[] }> }) {
  const { t } = useTexts()
  const { api } = useFeature()
  const [isCleared, setCleared] = useState(false)
  const clearing = useChange({
    call: () => api.call(forgetRecentObjects, {}),
    changes: [recentKey],
    done: () => t('recent.cleared'),
    onDone: () => setCleared(true),
  })
  const objects = recent.data?.objects ?? []
  return (
    <Panel
      title={t('recent.title')}
      actions={
        objects.length > 0 && (
          <Button look="quiet" disabled={clearing.isPending} onClick={() => clearing.mutate()}>
            {t('recent.clear')}
          </Button>
        )
      }
    >
      {recent.isLoading ? (
        <Waiting label={t('loading')} lines={3} />
      ) : recent.isError && objects.length === 0 ? (
        <div className={styles.none}>
          <p>{t('recent.failed')}</p>
          <Button onClick={() => void recent.refetch()}>{t('failure.retry')}</Button>
        </div>
      ) : objects.length === 0 ? (
        <p ref={isCleared ? takeFocus : undefined} tabIndex={-1} className={styles.none}>
          {t('recent.none')}
        </p>
      ) : (
        <ul className={styles.list}>
          {objects.map(({ kind, id, name, path, url, productType }) => (
            <li key={`${kind} ${id}`} className={styles.row}>
              {productType ? (
                <CarrierSign carrier={carrierOfProduct[productType]} />
              ) : (
                <Icon glyph={glyphs[kind]} />
              )}
              <span className={styles.words}>
                <a href={url}>{name}</a>
                <span className={styles.note}>
                  {kind === 'SAVED_VIEW' ? t('recent.view') : path.map((part) => part.name).join(' › ')}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {clearing.isError && <p role="alert">{t('recent.notCleared')}</p>}
    </Panel>
  )
}
