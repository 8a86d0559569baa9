import type { ReactNode } from 'react'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { EmptyState, PartialNotice } from '@energycockpit/ui'
import type { JoinedValues, useJoined } from './use-joined'

interface JoinedContentProps {
  query: ReturnType<typeof useJoined>
  children: (values: JoinedValues) => ReactNode
}

/** The values side by side: loading, failed, none at all, or what is made of them with a word on what is missing. */
export function JoinedContent({ query, children }: JoinedContentProps) {
  const { t, formats } = useTexts()
  return (
    <QueryContent query={query} loading={t('joined.loading')} failed={t('joined.failed')} lines={10}>
      {(values) => {
        const { rows, leftOut } = values.joined
        if (rows.length === 0)
          return <EmptyState title={t('values.none')}>{t('values.noneDetail')}</EmptyState>
        return (
          <>
            {leftOut > 0 && (
              <PartialNotice>
                {t('joined.leftOut', { count: leftOut, written: formats.count(leftOut) })}
              </PartialNotice>
            )}
            {children(values)}
          </>
        )
      }}
    </QueryContent>
  )
}
