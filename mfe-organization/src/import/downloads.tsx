import { useMutation } from '@tanstack/react-query'
import { downloadStructure } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Icon, saveFile, StepButton } from '@energycockpit/ui'
import { structureReasonKey } from '../structure-query'
import styles from './import.module.css'

const files = {
  template: { format: 'xlsx', template: 'true' },
  xlsx: { format: 'xlsx' },
  json: { format: 'json' },
} as const

/** An empty template, and what there is already as a file that can be changed and imported again. */
export function Downloads({ businessId }: { businessId: number }) {
  const { t, locale } = useTexts()
  const { api } = useFeature()
  const download = useMutation({
    mutationFn: async (which: keyof typeof files) => {
      const query = { businessId, language: locale, ...files[which] }
      const { name, content } = await api.file(downloadStructure, { query })
      saveFile(name ?? `structure.${query.format}`, content)
    },
  })
  return (
    <>
      <div className={styles.steps}>
        {(['template', 'xlsx', 'json'] as const).map((which) => (
          <StepButton
            key={which}
            pending={download.isPending && download.variables === which}
            working={t('import.downloading')}
            onClick={() => download.mutate(which)}
          >
            <Icon glyph="download" />
            {t(`import.files.${which}`)}
          </StepButton>
        ))}
      </div>
      <StepFailure title={t('import.notDownloaded')} error={download.error} reasonKey={structureReasonKey} />
    </>
  )
}
