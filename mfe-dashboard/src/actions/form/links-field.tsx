import { maxActionLinks } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { TextField } from '@energycockpit/ui'
import type { PartOfForm } from '../../documents/part-of-form'
import type { ActionDraft } from './action-draft'
import { Rows } from './rows'

/** Documents that lie somewhere else: offers, plans, proofs. */
export function LinksField({ draft, onChange, fault }: PartOfForm<ActionDraft>) {
  const { t } = useTexts()
  return (
    <Rows
      title={t('actions.links')}
      rows={draft.links}
      nameOf={({ label }, place) => label || t('actions.form.link', { count: place + 1 })}
      most={maxActionLinks}
      add={t('actions.form.addLink')}
      newRow={{ label: '', url: '' }}
      onChange={(links) => onChange({ links })}
    >
      {(row, place, change) =>
        (['label', 'url'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`actions.form.${name}`)}
            required
            maxLength={name === 'label' ? 200 : 2_000}
            autoComplete="off"
            value={row[name]}
            onChange={(value) => change({ [name]: value })}
            fault={fault(`links.${place}.${name}`)}
          />
        ))
      }
    </Rows>
  )
}
