import { useTexts } from '@energycockpit/i18n'
import { PartialNotice, Progress } from '@energycockpit/ui'
import { isRunning } from '../imports/import-rules'
import { useImports } from '../imports/use-imports'
import type { ChosenFile } from './chosen-file'
import { fileSize } from './file-size'
import styles from './upload.module.css'

/** How far the import is: on its way to the portal, or what the portal says of it. */
export function ImportProgress({ file }: { file: ChosenFile }) {
  const { t, formats } = useTexts()
  const imports = useImports(true).first?.imports
  const readingImport = imports?.find(
    (each) => each.kind === 'FILE' && each.sourceName === file.name && isRunning(each),
  )
  const said = readingImport
    ? t('upload.import.running', {
        number: readingImport.id,
        state: t(`imports.state.${readingImport.state}`),
      })
    : t('upload.import.sending', { size: fileSize(file.size, formats) })
  return (
    <PartialNotice kind="information">
      <div className={styles.progress}>
        <span role="status">{said}</span>
        <Progress label={said} />
        <span className={styles.muted}>{t('upload.import.canLeave')}</span>
      </div>
    </PartialNotice>
  )
}
