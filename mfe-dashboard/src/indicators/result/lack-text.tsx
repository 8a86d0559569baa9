import { useTexts } from '@energycockpit/i18n'
import { offers, useFeature } from '@energycockpit/remote'
import type { PeriodValue } from '../rules/period-value'
import type { NoFigures } from './figures-query'

type Lack = NoFigures | NonNullable<PeriodValue['lack']>

/** What is missing for a value and can be entered, by who may change indicators or by who keeps the organisation. */
const enteredBy: Readonly<Partial<Record<Lack, 'editors' | 'keepers'>>> = {
  ...{ NO_REFERENCE: 'editors', PLACE_GONE: 'editors', NO_METERS: 'editors', REFERENCE_GONE: 'editors' },
  ...{ NOT_COUNTABLE: 'keepers', STATION_UNKNOWN: 'keepers' },
}

/** Why there is no value, and what to do: who may do it is told so, everybody else who may. */
export function LackText({ lack, canEdit }: { lack: Lack; canEdit: boolean }) {
  const { t } = useTexts()
  const keeps = useKeepsOrganization()
  const by = enteredBy[lack]
  const can = by === 'keepers' ? keeps : canEdit
  return (
    <>
      <p>{t(`indicators.lackDetails.${lack}`)}</p>
      {by && (
        <p>
          {can
            ? t(`indicators.lackSteps.${lack}`)
            : t(by === 'keepers' ? 'indicators.lackAskOrganization' : 'indicators.lackAsk')}
        </p>
      )}
    </>
  )
}

/** Whether the user may enter what belongs to locations. */
export function useKeepsOrganization(): boolean {
  const { menu, basePath } = useFeature()
  return offers(menu, `${basePath}/organization/import`)
}
