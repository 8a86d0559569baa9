import type { ConversionFactors } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { QueryContent } from '@energycockpit/failures'
import { Panel, PartialNotice } from '@energycockpit/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { factorReasonKey } from './factor-reason-key'
import { FactorsTable } from './factors-table'
import { Purposes } from './purposes'

/** Everything that is set, wherever in the hierarchy. */
export function AllFactors({ factors }: { factors: UseQueryResult<ConversionFactors> }) {
  const { t, formats } = useTexts()
  return (
    <Panel title={t('factors.all')}>
      <QueryContent
        query={factors}
        loading={t('factors.loading')}
        failed={t('factors.failed')}
        reasonKey={factorReasonKey}
      >
        {(data) =>
          data.factors.length === 0 ? (
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
          )
        }
      </QueryContent>
    </Panel>
  )
}
