import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { isCallError } from '@energycockpit/api-client'
import { importStructureFile, type StructureImportResult } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useAddressQuery, useChange, useFeature } from '@energycockpit/remote'
import {
  Button,
  ButtonLink,
  Page,
  PageHead,
  Panel,
  PartialNotice,
  Select,
  StepButton,
} from '@energycockpit/ui'
import { attributesQuery, businessesQuery, changedBySteps, structureReasonKey } from '../structure-query'
import { Downloads } from './downloads'
import { FileChoice, type ChosenFile } from './file-choice'
import { ImportProgress } from './import-progress'
import { ImportReport } from './import-report'
import styles from './import.module.css'

/** Brings in a whole structure from a file: first what it would change, then that. */
export function ImportPage() {
  const { t } = useTexts()
  const { api, user, basePath } = useFeature()
  const requested = Number(new URLSearchParams(useAddressQuery()).get('business'))
  const { data: businesses = [] } = useQuery(businessesQuery(api))
  const [chosen, setChosen] = useState<number>()
  const businessId = chosen ?? (requested || user!.client_business_id)
  const { data: attributes = [] } = useQuery(attributesQuery(api, businessId))
  const [file, setFile] = useState<ChosenFile>()
  const [known, setKnown] = useState<{ of: ChosenFile; report: StructureImportResult }>()
  // What is said of one file may arrive when another one is chosen already.
  const report = known !== undefined && known.of === file ? known.report : undefined

  const [sent, setSent] = useState(0)
  function send(dryRun: boolean, { content }: ChosenFile) {
    setSent(0)
    return api.call(importStructureFile, { body: { businessId, dryRun, content }, onSent: setSent })
  }
  const checking = useChange({
    call: (given: ChosenFile) => send(true, given),
    changes: [],
    onDone: (found, of) => setKnown({ of, report: found }),
  })
  const storing = useChange({
    call: (given: ChosenFile) => send(false, given),
    changes: changedBySteps,
    done: () => t('import.done'),
    onDone: (stored, of) => setKnown({ of, report: stored }),
  })
  function choose(next: ChosenFile | undefined) {
    setFile(next)
    storing.reset()
    if (next) checking.mutate(next)
    else checking.reset()
  }

  const isDone = report !== undefined && report.step !== null
  const isReady = report !== undefined && !isDone && report.faultCount === 0 && report.differences.length > 0
  return (
    <Page>
      <div className={styles.page}>
        <PageHead title={t('import.title')} lead={t('import.lead')} />
        <Panel title={t('import.download')}>
          <div className={styles.upload}>
            {businesses.length > 1 && (
              <Select
                label={t('import.business')}
                className={styles.business}
                groups={[
                  { label: '', choices: businesses.map(({ id, name }) => ({ value: `${id}`, label: name })) },
                ]}
                value={`${businessId}`}
                onChange={(id) => {
                  setChosen(Number(id))
                  choose(undefined)
                }}
              />
            )}
            <Downloads businessId={businessId} />
          </div>
        </Panel>
        <Panel title={t('import.upload')}>
          <div className={styles.upload}>
            <FileChoice file={file} onChoose={choose} />
            {checking.isPending && <ImportProgress sent={sent} label={t('import.checking')} />}
            <StepFailure
              title={t('import.notChecked')}
              error={checking.error}
              reasonKey={structureReasonKey}
            />
            {file && checking.isError && !isRefused(checking.error) && (
              <div>
                <Button onClick={() => choose(file)}>{t('retry')}</Button>
              </div>
            )}
          </div>
        </Panel>
        {report && (
          <Panel title={t(isDone ? 'import.result' : 'import.preview')}>
            <div className={styles.upload}>
              <ImportReport report={report} attributes={attributes} />
              {isReady && (
                <div>
                  <StepButton
                    look="primary"
                    large
                    pending={storing.isPending}
                    working={t('import.storing')}
                    onClick={() => storing.mutate(file!)}
                  >
                    {t('import.store')}
                  </StepButton>
                  {storing.isPending && <ImportProgress sent={sent} label={t('import.storing')} />}
                </div>
              )}
              {isDone && (
                <>
                  <PartialNotice kind="information">{t('import.stored')}</PartialNotice>
                  <div className={styles.steps}>
                    <ButtonLink href={`${basePath}/organization/hierarchy`}>
                      {t('import.toHierarchy')}
                    </ButtonLink>
                    <ButtonLink href={`${basePath}/measurement-data/imports/new`}>
                      {t('import.toReadings')}
                    </ButtonLink>
                    <ButtonLink href={`${basePath}/organization/history`}>{t('import.toHistory')}</ButtonLink>
                  </div>
                </>
              )}
              <StepFailure
                title={t(mayBeStored(storing.error) ? 'import.perhapsStored' : 'import.notStored')}
                error={storing.error}
                reasonKey={structureReasonKey}
              />
            </div>
          </Panel>
        )}
      </div>
    </Page>
  )
}

/** The file would be refused again. */
const isRefused = (error: unknown) => isCallError(error) && error.kind === 'refused' && error.status < 500

/** Without an answer nobody knows: it may have been on its way back. */
const mayBeStored = (error: unknown) => isCallError(error) && error.kind === 'unreachable'
