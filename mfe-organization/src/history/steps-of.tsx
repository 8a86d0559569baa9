import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { Button, EmptyState } from '@energycockpit/ui'
import { FirstSteps } from '../first-steps'
import { structureReasonKey, type ItemRef } from '../structure-query'
import { StepsTable } from './steps-table'
import { useSteps } from './use-steps'

/** The history of an item, or of everything, with all its states, and further pages by a button. */
export function StepsOf({ itemRef }: { itemRef?: ItemRef }) {
  const { t } = useTexts()
  const query = useSteps(itemRef)
  return (
    <QueryContent
      query={query}
      loading={t('page.loading')}
      failed={t('history.failed')}
      reasonKey={structureReasonKey}
    >
      {(steps) =>
        steps.length === 0 ? (
          <EmptyState title={t('history.none')} action={itemRef === undefined && <FirstSteps />}>
            {t('history.noneDetail')}
          </EmptyState>
        ) : (
          <>
            <StepsTable steps={steps} />
            {query.more && (
              <Button look="quiet" disabled={query.more.pending} onClick={query.more.onMore}>
                {t('hierarchy.more')}
              </Button>
            )}
          </>
        )
      }
    </QueryContent>
  )
}
