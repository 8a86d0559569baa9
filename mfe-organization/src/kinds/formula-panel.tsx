import { useQuery } from '@tanstack/react-query'
import { getAllVirtualSeries } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { offers, useFeature } from '@energycockpit/remote'
import { ButtonLink, Panel } from '@energycockpit/ui'
import { structureKey, structureReasonKey } from '../structure-query'
import { spokenFormula } from './spoken-formula'
import styles from './kinds.module.css'

/** What a virtual meter is calculated from; its formula is changed on a page of its own. */
export function FormulaPanel({ pointId }: { pointId: string }) {
  const { t } = useTexts()
  const { api, menu, basePath } = useFeature()
  const editor = `${basePath}/measurement-data/virtual-meters`
  const canRead = offers(menu, editor)
  const query = useQuery({
    queryKey: [...structureKey, 'formulas'],
    queryFn: ({ signal }) => api.call(getAllVirtualSeries, { signal }),
    enabled: canRead,
  })
  if (!canRead) return null
  return (
    <Panel title={t('formula.title')}>
      <QueryContent
        query={query}
        loading={t('page.loading')}
        lines={2}
        failed={t('page.failed')}
        reasonKey={structureReasonKey}
      >
        {({ series, canChange }) => {
          const meters = series.filter(({ meteringPointId }) => meteringPointId === pointId)
          if (meters.length === 0) return <ButtonLink href={editor}>{t('formula.toAll')}</ButtonLink>
          return meters.map(({ seriesId, formula, inputs }) => (
            <div key={seriesId} className={styles.formula}>
              <p>
                {spokenFormula(formula, inputs).map(({ text, isInput }, place) =>
                  isInput ? <strong key={place}>{text}</strong> : <code key={place}>{text}</code>,
                )}
              </p>
              <p>
                <ButtonLink href={`${editor}/${seriesId}`}>
                  {t(canChange ? 'formula.edit' : 'formula.show')}
                </ButtonLink>
              </p>
            </div>
          ))
        }}
      </QueryContent>
    </Panel>
  )
}
