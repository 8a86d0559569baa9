import { searchTexts, type PortalText } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, EmptyState, Panel, PausingSearchField, Select } from '@energycockpit/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../administration/loaded'
import page from '../administration/page.module.css'
import styles from './wording.module.css'
import { usePlaceWords, writtenForms } from './written-forms'

interface SearchTextsProps {
  namespaces: readonly string[]
  onEdit: (text: PortalText) => void
}

/** Finds a text of the portal by what it says in either language, or by its key. */
export function SearchTexts({ namespaces, onEdit }: SearchTextsProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const placeWords = usePlaceWords()
  const [search, setSearch] = useState('')
  const [namespace, setNamespace] = useState('')
  const found = useQuery({
    queryKey: ['portal-texts', search, namespace],
    queryFn: ({ signal }) =>
      api.call(searchTexts, { query: { search, ...(namespace !== '' && { namespace }) }, signal }),
    enabled: search !== '' || namespace !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  const places = namespaces.map((value) => ({ value, label: placeWords(value) }))
  return (
    <Panel title={t('wording.find')}>
      <div className={page.filters}>
        <PausingSearchField
          label={t('wording.search')}
          clearLabel={t('wording.clearSearch')}
          text={search}
          onText={(text) => setSearch(text.slice(0, 200))}
        />
        <Select
          label={t('wording.place')}
          groups={[{ label: '', choices: [{ value: '', label: t('wording.everyPlace') }, ...places] }]}
          value={namespace}
          onChange={setNamespace}
        />
      </div>
      {(search !== '' || namespace !== '') && (
        <Loaded query={found} failed={t('wording.searchFailed')}>
          {({ texts, more }) => (
            <>
              <p className={page.count} role="status">
                {t(more ? 'wording.foundMore' : 'wording.found', { count: texts.length })}
              </p>
              {texts.length === 0 && (
                <EmptyState title={t('wording.nothing')}>{t('wording.nothingWhy')}</EmptyState>
              )}
              <ul className={styles.found}>
                {texts.map((text) => (
                  <li key={`${text.namespace} ${text.key}`}>
                    <div>
                      <p lang="de">{writtenForms(text.original.de)}</p>
                      <p lang="en">{writtenForms(text.original.en)}</p>
                      <p className={styles.note}>
                        {placeWords(text.namespace)} · {text.key}
                      </p>
                    </div>
                    <Button
                      aria-label={t('wording.changeText', { text: text.key })}
                      onClick={() => onEdit(text)}
                    >
                      {t('wording.change')}
                    </Button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Loaded>
      )}
    </Panel>
  )
}
