import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { CarbonReport } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, Panel } from '@energycockpit/ui'
import { PublishDialog } from './publish-dialog'
import { PublishedReport } from './published-report'
import { publishedQuery } from './published-query'
import styles from './carbon.module.css'

interface PublishedPanelProps {
  report: CarbonReport
  nodeId: string | undefined
}

/** The reports that were published of this year and object, each beside what it would be today. */
export function PublishedPanel({ report, nodeId }: PublishedPanelProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const published = useQuery(publishedQuery(api))
  const [isAsking, setAsking] = useState(false)
  const { year } = report.reported
  const isOfOne = nodeId !== undefined || published.data?.seesOneBusiness === true
  const publish = published.data?.canPublish && isOfOne && (
    <Button onClick={() => setAsking(true)} aria-haspopup="dialog">
      {t('carbon.publish')}
    </Button>
  )
  return (
    <Panel title={t('carbon.published')} actions={publish}>
      <QueryContent
        query={published}
        loading={t('carbon.loadingPublished')}
        failed={t('carbon.failedPublished')}
      >
        {({ reports, canPublish }) => {
          const shown = reports.filter((one) => one.year === year && one.nodeId === (nodeId ?? null))
          if (shown.length > 0)
            return (
              <div className={styles.page}>
                {shown.map((one) => (
                  <PublishedReport key={one.id} published={one} report={report} canWithdraw={canPublish} />
                ))}
              </div>
            )
          return (
            <p className={styles.note}>
              {t(canPublish && !isOfOne ? 'carbon.chooseToPublish' : 'carbon.nonePublished', { year })}
            </p>
          )
        }}
      </QueryContent>
      {isAsking && <PublishDialog year={year} nodeId={nodeId ?? null} onClose={() => setAsking(false)} />}
    </Panel>
  )
}
