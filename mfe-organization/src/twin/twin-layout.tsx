import { useState, type ReactNode } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, ButtonLink, Drawer, Icon, Page, useIsWide } from '@energycockpit/ui'
import { twinAddress } from './address'
import { ObjectTree } from './objects/object-tree'
import { useTwin } from './twin-context'
import styles from './twin-layout.module.css'

/** The tree of objects at the left, or in a drawer where it is narrow, beside what is chosen in it. */
export function TwinLayout({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const { onShow } = useTwin()
  const isWide = useIsWide()
  const [isOpen, setOpen] = useState(false)
  const tree = (
    <>
      <div className={styles.scroll}>
        <ObjectTree
          onShow={(id) => {
            setOpen(false)
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
  )
  return (
    <Page className={styles.page}>
      {isWide ? (
        <aside className={styles.aside} aria-label={t('twin.objects')}>
          {tree}
        </aside>
      ) : (
        <>
          <Button className={styles.open} onClick={() => setOpen(true)} aria-haspopup="dialog">
            <Icon glyph="twin" />
            {t('twin.openObjects')}
          </Button>
          <Drawer
            title={t('twin.objects')}
            closeLabel={t('form.close')}
            open={isOpen}
            onClose={() => setOpen(false)}
          >
            {tree}
          </Drawer>
        </>
      )}
      <div className={styles.content}>{children}</div>
    </Page>
  )
}
