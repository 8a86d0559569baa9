import { useState } from 'react'
import type { CsvPlan } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { EmptyState, ErrorState, Panel, Waiting } from '@energycockpit/ui'
import { importReasonKey } from '@energycockpit/imports'
import { referenceOf, retryUnlessFinal } from '@energycockpit/failures'
import type { ChosenFile } from './chosen-file'
import { draftOf, openOf, planOfDraft, type Changes } from './draft'
import { FileRules } from './file-rules'
import { Understood } from './understood'
import type { Imported } from './imported'
import { useGuess, usePlanned, type FileSettings } from './use-preview'

interface FileReadingProps {
  file: ChosenFile
  onImported: (imported: Imported) => void
}

/** How a file is read: the guess, what somebody says otherwise, and what it is understood to say then. */
export function FileReading({ file, onImported }: FileReadingProps) {
  const { t } = useTexts()
  const [said, setSaid] = useState<FileSettings>({})
  const [changes, setChanges] = useState<Changes>({})
  const [zone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  const guessed = useGuess(file, said, zone)
  const draft = guessed.data && draftOf(guessed.data.guess, changes)
  const plan: CsvPlan | undefined = draft && planOfDraft(draft)
  // By the guess alone, the guess' own answer shows what comes of it.
  const isChanged = Object.keys(changes).length > 0
  const planned = usePlanned(file, isChanged ? plan : undefined, 'head')

  const error = guessed.error ?? planned.error
  if (error)
    return (
      <ErrorState
        title={t('upload.reading.failed')}
        reference={referenceOf(error, t)}
        retry={retryUnlessFinal(error, t('retry'), (guessed.error ? guessed : planned).refetch)}
      >
        {t(importReasonKey(error))}
      </ErrorState>
    )
  if (guessed.data?.refusal)
    return (
      <Panel title={t('upload.reading.title')}>
        <EmptyState title={t(`upload.refusals.${guessed.data.refusal}`)} glyph="imports">
          {t(`upload.refusals.${guessed.data.refusal}_detail`)}
        </EmptyState>
      </Panel>
    )
  if (!guessed.data || !draft)
    return (
      <Panel title={t('upload.reading.title')}>
        <Waiting label={t('upload.reading.waiting')} lines={8} />
      </Panel>
    )
  // Where the columns are others, what was said of the old ones is void.
  const sayOfFile = (more: FileSettings) => {
    setSaid({ ...said, ...more })
    setChanges({})
  }
  const read = plan && (isChanged ? planned.data : guessed.data)
  const shown = read ?? guessed.data

  return (
    <>
      <FileRules
        guess={guessed.data.guess}
        rows={shown.rows}
        faults={shown.faults}
        draft={draft}
        open={openOf(draft)}
        onSay={sayOfFile}
        onChange={(more) => setChanges({ ...changes, ...more })}
      />
      {plan && read && (
        <Understood
          file={file}
          plan={plan}
          beginning={read}
          isOld={isChanged ? planned.isPlaceholderData : guessed.isPlaceholderData}
          onImported={onImported}
        />
      )}
    </>
  )
}
