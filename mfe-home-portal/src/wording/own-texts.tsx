import { resetWording, supportedLocales, type OwnWording, type PortalText } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, EmptyState, Panel, Table, TableCell, TableNote } from '@energycockpit/ui'
import { useState } from 'react'
import { ConfirmedStep } from '../administration/confirmed-step'
import type { ChosenBusiness } from '../administration/of-business'
import styles from './wording.module.css'
import { usePlaceWords, writtenForms } from './written-forms'

interface OwnTextsProps {
  business: ChosenBusiness
  own: readonly OwnWording[]
  /** Of the super client. */
  inherited: readonly OwnWording[]
  onEdit: (text: PortalText) => void
}

/** The texts that a business says in its own words, and those that it has from its super client. */
export function OwnTexts({ business, own, inherited, onEdit }: OwnTextsProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const [resetting, setResetting] = useState<OwnWording>()
  return (
    <>
      <Panel title={t('wording.own')}>
        {own.length === 0 ? (
          <EmptyState title={t('wording.none')} glyph="notice">
            {t('wording.noneWhy')}
          </EmptyState>
        ) : (
          <TableOfTexts
            texts={own}
            steps={(text) => (
              <>
                {text.original && (
                  <Button
                    aria-label={t('wording.changeText', { text: text.key })}
                    onClick={() => text.original && onEdit({ ...text, original: text.original })}
                  >
                    {t('wording.change')}
                  </Button>
                )}
                <Button
                  aria-label={t('wording.resetText', { text: text.key })}
                  onClick={() => setResetting(text)}
                >
                  {t('wording.reset')}
                </Button>
              </>
            )}
          />
        )}
      </Panel>
      {inherited.length > 0 && (
        <Panel title={t('wording.inherited')}>
          <TableOfTexts texts={inherited} />
        </Panel>
      )}
      {resetting && (
        <ConfirmedStep
          title={t('wording.resetTitle')}
          label={t('wording.reset')}
          act={() =>
            api.call(resetWording, {
              params: { businessId: business.id, namespace: resetting.namespace, key: resetting.key },
              query: { revision: `${resetting.revision}` },
            })
          }
          done={t('wording.resetDone')}
          changes={[['wording']]}
          onClose={() => setResetting(undefined)}
        >
          <p>{t('wording.resetWhat')}</p>
        </ConfirmedStep>
      )}
    </>
  )
}

interface TableOfTextsProps {
  texts: readonly OwnWording[]
  steps?: (text: OwnWording) => React.ReactNode
}

function TableOfTexts({ texts, steps }: TableOfTextsProps) {
  const { t, formats } = useTexts()
  const placeWords = usePlaceWords()
  const columns = (['text', 'portal', 'own', 'changed'] as const).map((name) => ({
    name,
    label: t(`wording.columns.${name}`),
  }))
  const step = { name: 'step' as const, label: t('wording.columns.step'), labelHidden: true }
  return (
    <Table columns={steps ? [...columns, step] : columns}>
      {texts.map((text) => {
        const spoken = supportedLocales.filter((locale) => text[locale] !== null)
        return (
          <tr key={`${text.namespace} ${text.key}`}>
            <th scope="row" className={styles.place}>
              {placeWords(text.namespace)} <TableNote>{text.key}</TableNote>
            </th>
            <TableCell label={t('wording.columns.portal')}>
              {text.original
                ? spoken.map((locale) => (
                    <p key={locale} lang={locale}>
                      {writtenForms(text.original?.[locale])}
                    </p>
                  ))
                : t('wording.gone')}
            </TableCell>
            <TableCell label={t('wording.columns.own')}>
              {spoken.map((locale) => (
                <p key={locale} lang={locale}>
                  {writtenForms(text[locale])}
                </p>
              ))}
            </TableCell>
            <TableCell label={t('wording.columns.changed')}>
              {text.changedBy}{' '}
              <TableNote>
                {formats.date(text.changedAt, Intl.DateTimeFormat().resolvedOptions().timeZone)}
              </TableNote>
            </TableCell>
            {steps && (
              <TableCell label={t('wording.columns.step')}>
                <span className={styles.steps}>{steps(text)}</span>
              </TableCell>
            )}
          </tr>
        )
      })}
    </Table>
  )
}
