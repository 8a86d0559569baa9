import type { ImageSlot } from '@energycockpit/appearance'
import { setAppearance, type Appearance } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature, useUnsaved } from '@energycockpit/remote'
import { Button, Panel, useFaults } from '@energycockpit/ui'
import { useState } from 'react'
import { FailureNotice } from '../administration/failure-notice'
import { AccentFields } from './accent-fields'
import { AppearancePreview } from './appearance-preview'
import styles from './appearance.module.css'
import {
  chosenLooks,
  colourFault,
  draftOf,
  inForce,
  isInherited,
  isSame,
  rebased,
  slotsOf,
  type Draft,
} from './draft'
import { ImageField } from './image-field'
import { useColourWords } from './use-colour-words'

interface AppearanceFormProps {
  business: { id: number; name: string }
  appearance: Appearance
}

/** Colours and logos of one business beside what comes of them. Nothing is sent before it is saved. */
export function AppearanceForm({ business, appearance }: AppearanceFormProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const words = useColourWords()
  const [base, setBase] = useState(() => savedOf(appearance))
  const [draft, setDraft] = useState<Draft>(base.saved)
  const { superClient } = appearance
  // After a save that was refused the page fetches what somebody else has saved meanwhile.
  if (appearance.revision > base.revision) {
    const theirs = savedOf(appearance)
    setBase(theirs)
    setDraft(rebased(draft, base.saved, theirs.saved))
  }
  const { saved, revision } = base
  const isChanged = !isSame(draft, saved)
  useUnsaved(isChanged)

  const saving = useChange({
    call: (looks: Draft) =>
      api.call(setAppearance, {
        params: { businessId: business.id },
        body: { revision, ...chosenLooks(looks) },
      }),
    changes: [['appearance']],
    done: () => t('appearance.saved'),
    onDone(now) {
      setBase(savedOf(now))
      setDraft(draftOf(now.own))
    },
  })
  const { fault, submit } = useFaults({
    accentColour: words.fault(draft.accentColour, 'light'),
    accentColourDark: draft.accentColour === null ? undefined : words.fault(draft.accentColourDark, 'dark'),
  })
  const looks = inForce(draft, superClient ? draftOf(superClient.looks) : undefined)
  const inherited = (part: 'accentColour' | ImageSlot) =>
    superClient && superClient.looks[part] !== null
      ? t('appearance.inheritedFrom', { name: superClient.name })
      : t('appearance.inheritedFromPortal')

  return (
    <form className={styles.sides} noValidate onSubmit={submit(() => saving.mutate(draft))}>
      <div className={styles.fields}>
        <Panel title={t('appearance.colours')}>
          <AccentFields
            draft={draft}
            inherited={inherited('accentColour')}
            faults={{ light: fault('accentColour'), dark: fault('accentColourDark') }}
            onChange={setDraft}
          />
        </Panel>
        <Panel title={t('appearance.logos')}>
          <div className={styles.images}>
            {slotsOf(draft).map((slot) => (
              <ImageField
                key={slot}
                slot={slot}
                image={draft.images[slot]}
                inherited={slot === 'logoDark' ? t('appearance.sameLogo') : inherited(slot)}
                // The file took its time to be read: what was set meanwhile stays.
                onChange={(image) =>
                  setDraft((now) => ({ ...now, images: { ...now.images, [slot]: image } }))
                }
              />
            ))}
          </div>
        </Panel>
        <FailureNotice error={saving.error} />
        <div className={styles.steps}>
          <Button type="submit" look="primary" disabled={saving.isPending || !isChanged}>
            {saving.isPending ? t('dialog.working') : t('appearance.save')}
          </Button>
          {isChanged && <Button onClick={() => setDraft(saved)}>{t('appearance.discard')}</Button>}
          {!isInherited(draft) && (
            <Button
              look="quiet"
              onClick={() =>
                setDraft({
                  ...{ accentColour: null, accentColourDark: null },
                  images: { logo: null, logoDark: null, favicon: null },
                })
              }
            >
              {t('appearance.reset')}
            </Button>
          )}
        </div>
      </div>
      <AppearancePreview
        name={business.name}
        looks={looks}
        isAdjusted={colourFault(draft.accentColour, 'light') === 'unreadable'}
      />
    </form>
  )
}

const savedOf = ({ own, revision }: Appearance) => ({ saved: draftOf(own), revision })
