import { useState } from 'react'
import type { CsvPlan, ReceivingSeries } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { classNames, EmptyState, Panel } from '@energycockpit/ui'
import { FaultLines } from '../imports/fault-lines'
import type { ChosenFile } from './chosen-file'
import { columnName } from './column-name'
import { EmptyNote } from './empty-note'
import { OpenEndNote } from './open-end-note'
import { ImportStep } from './import-step'
import { ReadingsTable } from './readings-table'
import { chosenTargets, sourceKey, targetOf } from './targets'
import { TargetsTable } from './targets-table'
import type { Imported } from './imported'
import { usePlanned, type Preview } from './use-preview'
import { WholeFile } from './whole-file'
import styles from './upload.module.css'

interface UnderstoodProps {
  file: ChosenFile
  plan: CsvPlan
  /** What the beginning of the file says. */
  beginning: Preview
  /** Something else is on its way. */
  isOld: boolean
  onImported: (imported: Imported) => void
}

/** What the file is understood to say, where it goes, and the step that stores it. */
export function Understood({ file, plan, beginning, isOld, onImported }: UnderstoodProps) {
  const { t } = useTexts()
  const [wholeBy, setWholeBy] = useState<string>()
  const [said, setSaid] = useState<ReadonlyMap<string, ReceivingSeries | null>>(new Map())
  const isWholeAsked = !file.isWhole && wholeBy === JSON.stringify(plan)
  const whole = usePlanned(file, isWholeAsked ? plan : undefined, 'whole')
  const wholeData = isWholeAsked && !whole.isPlaceholderData ? whole.data : undefined
  const preview = wholeData ?? beginning
  const { headings } = beginning.guess
  const targets = chosenTargets(preview.sources, said, plan.interval)

  return (
    <div className={classNames(styles.page, isOld && styles.old)} aria-busy={isOld}>
      <Panel title={t('upload.understood.title')}>
        {preview.readingCount === 0 ? (
          <EmptyState title={t('upload.understood.nothing')}>{t('upload.understood.nothingWhy')}</EmptyState>
        ) : (
          <ReadingsTable preview={preview} plan={plan} headings={headings} targets={targets} />
        )}
        {preview.openEnd && (
          <div className={styles.faults}>
            <OpenEndNote openEnd={preview.openEnd} />
          </div>
        )}
        {preview.empty && (
          <div className={styles.faults}>
            <EmptyNote empty={preview.empty} headings={plan.values.length > 1 ? headings : undefined} />
          </div>
        )}
        {preview.faultCount > 0 && (
          <div className={styles.faults}>
            <h3>{t('upload.understood.faults')}</h3>
            <FaultLines
              count={preview.faultCount}
              faults={preview.faults.map(({ line, code, column, text }) => ({
                ...{ line, code },
                detail: column === null ? text : `${columnName(column, headings, t)}: ${text}`,
              }))}
            />
          </div>
        )}
        {!file.isWhole && (
          <WholeFile
            file={file}
            state={wholeData ? 'read' : isWholeAsked && !whole.isError ? 'reading' : 'beginning'}
            error={isWholeAsked ? whole.error : null}
            onRead={() => {
              if (whole.isError) void whole.refetch()
              setWholeBy(JSON.stringify(plan))
            }}
          />
        )}
      </Panel>
      {preview.readingCount > 0 && (
        <>
          <Panel title={t('upload.targets.title')}>
            <TargetsTable
              sources={preview.sources}
              headings={headings}
              interval={plan.interval}
              timeZone={plan.clock === 'LOCAL' || plan.clock === 'STANDARD' ? plan.timeZone : undefined}
              targetOf={(source) => targetOf(source, said, plan.interval)}
              onChoose={(source, series) => setSaid(new Map(said).set(sourceKey(source), series))}
            />
          </Panel>
          <ImportStep
            file={file}
            plan={plan}
            targets={targets}
            faultCount={preview.faultCount}
            isWholeRead={file.isWhole || wholeData !== undefined}
            onImported={onImported}
          />
        </>
      )}
    </div>
  )
}
