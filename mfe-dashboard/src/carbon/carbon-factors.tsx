import { useQuery } from '@tanstack/react-query'
import type { CarbonReport } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { factorsQuery } from '../overview/overview-queries'
import { FactorTable } from './factor-table'
import { factorsNow } from './used-factors'

/** By which factors it was calculated: their values, when they hold, and where they are from. */
export function CarbonFactors({ node }: { node: CarbonReport['node'] }) {
  const { t } = useTexts()
  const { api } = useFeature()
  const factors = useQuery(factorsQuery(api))
  return (
    <QueryContent query={factors} loading={t('carbon.loading')} failed={t('carbon.failedFactors')}>
      {(found) => <FactorTable factors={factorsNow(found, node)} />}
    </QueryContent>
  )
}
