import type { Consumption } from '@energycockpit/contract'
import { nodeQuery } from '@energycockpit/hierarchy'
import { useTexts } from '@energycockpit/i18n'
import { offers, useFeature } from '@energycockpit/remote'
import { ButtonLink } from '@energycockpit/ui'
import type { Choice } from '../choice/choice'
import { CalculationLinks } from '../point/calculation-links'
import { PageSteps } from '../frame/page-steps'
import { useNodeLink } from './use-node-link'
import styles from './consumption.module.css'

interface NodeHeaderProps {
  /** Undefined: not known yet; null: everything. */
  node: Consumption['node'] | undefined
  isAll: boolean
  choice: Choice
}

/** Name and place of what is shown, each node above it a link, and where one can go from here. */
export function NodeHeader({ node, isAll, choice }: NodeHeaderProps) {
  const { t } = useTexts()
  const { basePath, menu } = useFeature()
  const linkTo = useNodeLink(choice)
  const hierarchy = `${basePath}/organization/hierarchy`
  const map = `${basePath}/organization/map`
  return (
    <header className={styles.header}>
      {!isAll && (
        <nav aria-label={t('node.path')}>
          <ol className={styles.path}>
            <li>
              <a href={linkTo(undefined)}>{t('node.all')}</a>
            </li>
            {node?.path.map(({ id, name }) => (
              <li key={id}>
                <a href={linkTo(id)}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <h1 tabIndex={-1}>{isAll ? t('title') : (node?.name ?? t('title'))}</h1>
      <div className={styles.links}>
        <PageSteps choice={choice} slug={undefined} />
        {offers(menu, map) && isAll && <ButtonLink href={map}>{t('node.toMap')}</ButtonLink>}
        {offers(menu, hierarchy) && node && (
          <ButtonLink href={`${hierarchy}?${nodeQuery(node.id)}`}>{t('node.toHierarchy')}</ButtonLink>
        )}
        {isAll && <CalculationLinks />}
      </div>
    </header>
  )
}
