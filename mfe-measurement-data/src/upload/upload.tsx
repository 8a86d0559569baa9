import { useState } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ButtonLink, PageHead, Panel } from '@energycockpit/ui'
import type { ChosenFile } from './chosen-file'
import { FileChoice } from './file-choice'
import { FileReading } from './file-reading'
import { ImportResult } from './import-result'
import type { Imported } from './imported'
import styles from './upload.module.css'

/** From choosing a file to what came of it. */
export function Upload() {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const [file, setFile] = useState<ChosenFile>()
  const [imported, setImported] = useState<Imported>()

  function choose(chosen: ChosenFile | undefined) {
    setImported(undefined)
    setFile(chosen)
  }

  return (
    <div className={styles.page}>
      <PageHead title={t('upload.title')} lead={t('upload.lead')} />
      <p>
        <ButtonLink href={`${basePath}/measurement-data/imports`}>{t('upload.toImports')}</ButtonLink>
      </p>
      <Panel title={t('upload.file.title')}>
        <FileChoice file={file} onChoose={choose} />
      </Panel>
      {imported ? (
        <ImportResult imported={imported} />
      ) : (
        file && <FileReading key={file.id} file={file} onImported={setImported} />
      )}
    </div>
  )
}
