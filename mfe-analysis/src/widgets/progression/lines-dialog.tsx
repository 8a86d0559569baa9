import { useState } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { Button, Checkbox, FormDialog, SearchField } from '@energycockpit/ui'
import { maxLines, type Line } from './lines'
import styles from './progression.module.css'

interface LinesButtonProps {
  lines: readonly Line[]
  shown: readonly Line[]
  labelOf: (line: Line) => string
  onChoose: (keys: string[]) => void
}

/** How many of the lines are drawn, and the dialog to choose others. */
export function LinesButton(props: LinesButtonProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('progression.choose', { shown: props.shown.length, count: props.lines.length })}
      </Button>
      {isOpen ? <LinesDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

const LISTED = 60

function LinesDialog({
  lines,
  shown,
  labelOf,
  onChoose,
  onClose,
}: LinesButtonProps & { onClose: () => void }) {
  const { t } = useTexts()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>(() => shown.map(({ key }) => key))
  const wanted = search.trim().toLowerCase()
  const named = lines.map((line) => ({ key: line.key, label: labelOf(line) }))
  const found = named.filter(({ label }) => label.toLowerCase().includes(wanted))
  const isFull = chosen.length >= maxLines
  return (
    <FormDialog
      title={t('progression.chooseTitle')}
      labels={{ step: t('progression.apply'), cancel: t('progression.cancel'), working: '' }}
      pending={false}
      disabled={chosen.length === 0}
      onSubmit={() => {
        onChoose([...chosen])
        onClose()
      }}
      onClose={onClose}
    >
      <SearchField
        label={t('progression.search')}
        clearLabel={t('progression.clear')}
        value={search}
        onChange={setSearch}
      />
      <p className={styles.limit} role="status">
        {t('progression.found', { count: found.length })}. {t('progression.chooseLimit', { count: maxLines })}
      </p>
      {found.length === 0 ? <p>{t('progression.noneFound')}</p> : null}
      <ul className={styles.list}>
        {found.slice(0, LISTED).map(({ key, label }) => (
          <li key={key}>
            <Checkbox
              checked={chosen.includes(key)}
              onChange={(isOn) => {
                if (!isOn) setChosen(chosen.filter((each) => each !== key))
                else if (!isFull) setChosen([...chosen, key])
              }}
            >
              {label}
            </Checkbox>
          </li>
        ))}
      </ul>
    </FormDialog>
  )
}
