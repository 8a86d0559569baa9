import { useState } from 'react'
import { changeAction, createAction, type ActionCurrency, type EnergyAction } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { DocumentDialog } from '../../documents/document-dialog'
import { useUsualCurrency } from '../../documents/use-usual-currency'
import { actionsKey } from '../actions-query'
import { draftOf, readDraft, type ActionDraft } from './action-draft'
import { GeneralFields } from './general-fields'
import { InvestmentFields } from './investment-fields'
import { LinksField } from './links-field'
import { SavingsField } from './savings-field'

interface ActionDialogProps {
  /** The one that is changed; absent: a new one. */
  action?: EnergyAction
  /** In which a new one is reckoned where its place does not say; absent: the usual one of the language's country. */
  currency?: ActionCurrency | undefined
  /** How a new one begins, where that is known. */
  start?: Partial<ActionDraft>
  onSaved?: (action: EnergyAction) => void
  onClose: () => void
}

/** All that is known of an action: what it is, what it saves, what it costs. */
export function ActionDialog({ action, currency, start: given, onSaved, onClose }: ActionDialogProps) {
  const { locale } = useTexts()
  const { api } = useFeature()
  const [begun] = useState(() => ({
    ...draftOf(action, { locale, currency: currency ?? (locale === 'de' ? 'EUR' : 'GBP') }),
    ...given,
  }))
  const [written, setWritten] = useState(begun)
  const { start, draft, setDraft } = useUsualCurrency(
    { start: begun, draft: written, setDraft: setWritten },
    action === undefined,
  )
  const { content, faults } = readDraft(draft, locale)
  return (
    <DocumentDialog
      texts="actions"
      changed={action}
      {...{ start, draft, setDraft, faults, kindOf }}
      listKey={actionsKey}
      save={() =>
        action
          ? api.call(changeAction, {
              params: { actionId: action.id },
              body: { content, revision: action.revision },
            })
          : api.call(createAction, { body: content })
      }
      onSaved={onSaved}
      onClose={onClose}
    >
      {(part) => (
        <>
          <GeneralFields {...part} />
          <SavingsField {...part} />
          <InvestmentFields {...part} content={content} />
          <LinksField {...part} />
        </>
      )}
    </DocumentDialog>
  )
}

/** Which text says what is wrong at a place. */
function kindOf(place: string): string {
  const field = place.split('.').at(-1)!
  if (['name', 'implementedOn', 'label', 'url', 'years', 'year'].includes(field)) return field
  const isShare =
    place.includes('uncertainty') ||
    ['priceChange', 'degradation', 'discountRate', 'runningCostChange'].includes(field)
  return isShare ? 'share' : 'number'
}
