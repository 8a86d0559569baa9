import type { ReactNode } from 'react'
import { PaneLayout } from '@energycockpit/hierarchy'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ButtonLink } from '@energycockpit/ui'
import { twinAddress } from './address'
import { ObjectTree } from './objects/object-tree'
import { useTwin } from './twin-context'
import styles from './twin-layout.module.css'

/** The tree of objects, beside what is chosen in it. */
export function TwinLayout({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const { onShow } = useTwin()
  return (
    <PaneLayout
      title={t('twin.objects')}
      glyph="twin"
      openLabel={t('twin.openObjects')}
      closeLabel={t('form.close')}
      pane={(close) => (
        <>
          <div className={styles.scroll}>
            <ObjectTree
              onShow={(id) => {
                close()
                onShow(id)
              }}
            />
          </div>
          <div className={styles.foot}>
            <ButtonLink look="quiet" href={twinAddress(basePath)}>
              {t('twin.otherLocation')}
            </ButtonLink>
          </div>
        </>
      )}
    >
      {children}
    </PaneLayout>
  )
}
