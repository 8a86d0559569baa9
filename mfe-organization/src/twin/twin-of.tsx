import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Twin } from '@energycockpit/contract'
import { QueryFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, EmptyState, Page, PageHead, Panel, Waiting } from '@energycockpit/ui'
import { structureReasonKey } from '../structure-query'
import type { TwinPlace } from './address'
import { MadeStepBar } from './made-step-bar'
import { TwinContext, type MadeStep } from './twin-context'
import { TwinLayout } from './twin-layout'
import { twinQuery } from './twin-query'
import { useTwinValues } from './values/use-twin-values'
import { LocationView } from './view/location-view'
import { ObjectView } from './view/object-view'
import styles from './twin.module.css'

interface TwinOfProps {
  place: TwinPlace
  /** null: the location itself. */
  onShow: (objectId: string | null) => void
}

/** The twin of one location: its objects as a tree, and what is chosen of them. */
export function TwinOf({ place, onShow }: TwinOfProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const query = useQuery(twinQuery(api, place.location))
  const twin = query.data
  if (!twin)
    return (
      <Page>
        <div className={styles.stack}>
          <PageHead title={t('twin.title')} />
          <Panel>
            {query.error ? (
              <QueryFailure
                title={t('twin.failed')}
                error={query.error}
                onRetry={() => void query.refetch()}
                reasonKey={structureReasonKey}
              />
            ) : (
              <Waiting label={t('twin.loading')} lines={6} />
            )}
          </Panel>
        </div>
      </Page>
    )
  return <LoadedTwin twin={twin} place={place} onShow={onShow} />
}

function LoadedTwin({ twin, place, onShow }: TwinOfProps & { twin: Twin }) {
  const { t } = useTexts()
  const [made, setMade] = useState<MadeStep>()
  const live = useTwinValues(twin)
  const shown = twin.objects.find(({ id }) => id === place.object)
  return (
    <TwinContext value={{ twin, live, shown, onShow, onMade: setMade }}>
      <TwinLayout>
        <div className={styles.column}>
          <MadeStepBar made={made} onGone={() => setMade(undefined)} />
          {shown ? (
            <ObjectView key={shown.id} object={shown} />
          ) : place.object === undefined ? (
            <LocationView />
          ) : (
            <>
              <PageHead title={twin.location.name} />
              <EmptyState
                title={t('twin.noObject')}
                glyph="twin"
                action={<Button onClick={() => onShow(null)}>{t('twin.toLocation')}</Button>}
              >
                {t('twin.noObjectDetail')}
              </EmptyState>
            </>
          )}
        </div>
      </TwinLayout>
    </TwinContext>
  )
}
