import type { ConversionFactors } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Panel, PartialNotice, Waiting } from '@energycockpit/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { FactorsFailure } from './factors-failure'
import { FactorsTable } from './factors-table'
import { Purposes } from './purposes'

/** Everything that is set, wherever in the hierarchy. */
export function AllFactors({ factors }: { factors: UseQueryResult<ConversionFactors> }) {
  const { t, formats } = useTexts()
  const { data } = factors
  if (!data && factors.isError) return <FactorsFailure factors={factors} />
  return (
    <Panel title={t('factors.all')}>
      {!data ? (
        <Waiting label={t('factors.loading')} lines={6} />
      ) : data.factors.length === 0 ? (
        <Purposes canChange={data.canChange} atPlace={false} />
      ) : (
        <>
          {data.more && (
            <PartialNotice>
              {t('factors.firstOnly', { shown: formats.count(data.factors.length) })}
            </PartialNotice>
          )}
          <FactorsTable factors={data.factors} nodes={data.nodes} />
        </>
      )}
    </Panel>
  )
}
