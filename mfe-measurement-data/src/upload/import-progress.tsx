import { useTexts } from '@energycockpit/i18n'
import { PartialNotice, Progress } from '@energycockpit/ui'
import { isRunning } from '../imports/load-rules'
import { useLoads } from '../imports/use-loads'
import type { ChosenFile } from './chosen-file'
import { fileSize } from './file-size'
import styles from './upload.module.css'

/** How far the import is: on its way to the portal, or what the portal says of it. */
export function ImportProgress({ file }: { file: ChosenFile }) {
  const { t, formats } = useTexts()
  const loads = useLoads(true).data?.pages[0]?.loads
  const load = loads?.find((each) => each.kind === 'FILE' && each.sourceName === file.name && isRunning(each))
  const said = load
    ? t('upload.import.running', { number: load.id, state: t(`imports.state.${load.state}`) })
    : t('upload.import.sending', { size: fileSize(file.size, formats) })
  return (
    <PartialNotice kind="information">
      <div className={styles.progress}>
        <span role="status">{said}</span>
        <Progress label={said} />
        <span className={styles.muted}>{t('upload.import.mayLeave')}</span>
      </div>
    </PartialNotice>
  )
}
